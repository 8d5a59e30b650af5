// The home page: what this device has, and what it can have.

import { enableInstallation } from "../shared/installation.js";
import "./recent-tables.js";
import "../learn/newcomer.js";

enableInstallation();
