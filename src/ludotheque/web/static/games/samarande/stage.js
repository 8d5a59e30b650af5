// Les Fils de Samarande: the table of a game of action points, and choosing which cards to keep.

import "../market/stage.js";
import { enableHandChoice } from "./hand-choice.js";

enableHandChoice();
