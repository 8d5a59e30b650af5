"""Trains a small policy for District Noir by self-play: `python examples/train.py policy.npz`.

It needs NumPy alone. The policy plays both seats of many games at once, by chance as it likes its
options, and learns from who won: what did better than expected becomes likelier, what did worse
less likely (proximal policy optimization). It sees no other player and no rule of thumb. The same
seed gives the same games, and the same weights on the same machine. docs/research.md says how
strong it becomes.
"""

import argparse
from time import perf_counter

import numpy as np
from small_policy import GAME, MEANINGS, SmallPolicy, features, meanings

from ludotheque.adapters.vector import vector

AT_ONCE = 256
"""So many games are played at once …"""
STEPS = 64
"""… for so many steps, before the policy learns from them."""
PASSES = 2
"""How often it looks at each of these decisions …"""
LOT = 2048
"""… so many at a time."""
RATE = 0.001
"""How far weights move at first; less and less towards the end."""
CLIP = 0.2
"""By which factor a decision may become likelier or less likely, about."""
CURIOSITY = 0.01
"""What being undecided is worth."""
PATIENCE = 0.9
"""How much the end of a game counts beside what was expected meanwhile."""


class Decisions:
    """What was seen and done, a row for each step, with a column for each game; then all in one
    row, as the policy learns from them."""

    def __init__(self, policy, batch, random):
        self.inputs, self.legal, self.chosen, self.chances, self.values = [], [], [], [], []
        seats, finished, rewards = [], [], []
        for _ in range(STEPS):
            inputs, legal = features(batch.observations), legal_meanings(batch)
            chances, values = judged(policy.layers(inputs)[-1], legal)
            drawn = (chances.cumsum(1) > random.random((AT_ONCE, 1))) & legal
            chosen = drawn.argmax(1)
            seats.append(batch.seats.copy())
            batch.step(actions_that_mean(batch, chosen))
            finished.append(batch.finished.copy())
            rewards.append(batch.rewards.copy())
            self.inputs.append(inputs)
            self.legal.append(legal)
            self.chosen.append(chosen)
            self.chances.append(chances[np.arange(AT_ONCE), chosen])
            self.values.append(values)
        _, expected = judged(policy.layers(features(batch.observations))[-1], legal_meanings(batch))
        self.better = self._better(expected, batch.seats, seats, finished, rewards)
        self.returns = self.better + np.array(self.values)

    def _better(self, expected, asked, seats, finished, rewards):
        """By how much each decision turned out better than expected, seen from its seat: what
        comes next there is what it expects at its next decision, or the reward at the end. What
        one expects, the other fears, as rewards add up to nothing."""
        games = np.arange(AT_ONCE)
        following = np.stack([-expected, -expected], 1)
        following[games, asked] = expected
        later = np.zeros((AT_ONCE, 2), np.float32)
        found = np.zeros((STEPS, AT_ONCE), np.float32)
        for step in range(STEPS - 1, -1, -1):
            over, seat, value = finished[step], seats[step], self.values[step]
            following[over], later[over] = rewards[step][over], 0
            found[step] = following[games, seat] - value + PATIENCE * later[games, seat]
            later[games, seat], following[games, seat] = found[step], value
        return found

    def lots(self, random):
        """Some at a time, in any order."""
        kept = self.inputs, self.legal, self.chosen, self.chances, self.better, self.returns
        rows = [np.asarray(each).reshape(STEPS * AT_ONCE, -1).squeeze() for each in kept]
        for lot in np.split(random.permutation(STEPS * AT_ONCE), STEPS * AT_ONCE // LOT):
            yield [each[lot] for each in rows]


def legal_meanings(batch):
    """Which meanings the possible actions have, in each game."""
    legal = np.zeros((AT_ONCE, MEANINGS), bool)
    games, actions = np.nonzero(batch.masks)
    legal[games, meanings(batch.options)[games, actions]] = True
    return legal


def actions_that_mean(batch, chosen):
    """In each game the possible action with this meaning."""
    return (batch.masks & (meanings(batch.options) == chosen[:, None])).argmax(1)


def judged(outputs, legal):
    """How likely each meaning is to be chosen, and the reward that is expected."""
    promise = np.where(legal, outputs[:, :MEANINGS], -np.inf)
    chances = np.exp(promise - promise.max(1, keepdims=True))
    return chances / chances.sum(1, keepdims=True), outputs[:, MEANINGS]


def slopes(policy, lot):
    """How the policy's outputs should change to learn from these decisions."""
    inputs, legal, chosen, before, better, returns = lot
    layers = policy.layers(inputs)
    chances, values = judged(layers[-1], legal)
    rows = np.arange(len(chosen))
    better = (better - better.mean()) / (better.std() + 1e-8)
    ratio = chances[rows, chosen] / before
    may_go_on = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = better * ratio * may_go_on
    wanted = -chances * push[:, None]
    wanted[rows, chosen] += push
    surprise = -np.log(np.where(legal, np.maximum(chances, 1e-12), 1))
    undecided = (chances * surprise).sum(1, keepdims=True)
    wanted += CURIOSITY * chances * (surprise - undecided)
    outputs = np.concatenate([-wanted, (values - returns)[:, None]], 1) / len(rows)
    return layers, outputs.astype(np.float32), float(undecided.mean())


class Adam:
    """Moves weights along their slopes, each as far as its slopes have agreed so far."""

    def __init__(self, weights):
        self.means = [np.zeros_like(each) for each in weights]
        self.squares = [np.zeros_like(each) for each in weights]
        self.moves = 0

    def move(self, weights, gradients, rate):
        self.moves += 1
        rate *= np.sqrt(1 - 0.999**self.moves) / (1 - 0.9**self.moves)
        for each, slope, mean, square in zip(
            weights, gradients, self.means, self.squares, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            each -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def train(decisions, seed):
    """A policy that has learned from about so many decisions of its own."""
    random = np.random.default_rng(seed)
    policy = SmallPolicy.new(random)
    adam = Adam(policy.weights)
    batch = vector(GAME, AT_ONCE, seed=seed)
    start = perf_counter()
    rounds = max(1, decisions // (STEPS * AT_ONCE))
    for number in range(rounds):
        made = Decisions(policy, batch, random)
        for _ in range(PASSES):
            for lot in made.lots(random):
                layers, outputs, undecided = slopes(policy, lot)
                rate = RATE * (1 - number / rounds)
                adam.move(policy.weights, policy.gradients(layers, outputs), rate)
        if number % 20 == 0 or number == rounds - 1:
            seconds = perf_counter() - start
            done = (number + 1) * STEPS * AT_ONCE
            print(f"{done:>9} decisions {seconds:>5.0f} s, undecided {undecided:.2f}", flush=True)
    return policy


def main():
    parser = argparse.ArgumentParser(description="Self-play in District Noir.")
    parser.add_argument("weights", help="the file to write, such as policy.npz")
    parser.add_argument("--decisions", type=int, default=8_000_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    train(given.decisions, given.seed).save(given.weights)


if __name__ == "__main__":
    main()
