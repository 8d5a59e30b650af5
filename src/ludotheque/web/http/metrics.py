"""Metrics in the text format of Prometheus: labelled, and those of several servers together."""

from collections.abc import Callable, Iterable
from typing import Final

TYPE: Final = "# TYPE "
NODE: Final = 'node="'
MEDIA_TYPE: Final = "text/plain; version=0.0.4"


def of_node(lines: Iterable[str], node: str) -> list[str]:
    """The same, each sample with the label of this node."""
    return [line if line.startswith("#") else _with_label(line, f'{NODE}{node}"') for line in lines]


def together(texts: Iterable[str]) -> list[str]:
    """All samples of all these, each metric in one place."""
    return _merged(texts, lambda samples: samples)


def summed(texts: Iterable[str]) -> list[str]:
    """The samples of all nodes added up."""
    return _merged(texts, _sums)


def _merged(texts: Iterable[str], treat: Callable[[list[str]], list[str]]) -> list[str]:
    samples: dict[str, list[str]] = {}
    """By the line that says of which type the metric is."""
    for text in texts:
        metric = ""
        for line in text.splitlines():
            if line.startswith(TYPE):
                metric = line
            samples.setdefault(metric, [])
            if not line.startswith("#"):
                samples[metric].append(line)
    return [line for metric, found in samples.items() for line in (metric, *treat(found))]


def _sums(samples: Iterable[str]) -> list[str]:
    sums: dict[str, int] = {}
    for sample in samples:
        name, _, value = sample.rpartition(" ")
        name = _without_node(name)
        sums[name] = sums.get(name, 0) + int(value)
    return [f"{name} {value}" for name, value in sums.items()]


def _with_label(sample: str, label: str) -> str:
    name, _, value = sample.rpartition(" ")
    name, has_labels, labels = name.partition("{")
    return f"{name}{{{label}{',' if has_labels else ''}{labels or '}'} {value}"


def _without_node(name: str) -> str:
    name, _, labels = name.partition("{")
    others = labels.removeprefix(NODE).partition('"')[2] if labels.startswith(NODE) else labels
    others = others.lstrip(",").rstrip("}")
    return f"{name}{{{others}}}" if others else name
