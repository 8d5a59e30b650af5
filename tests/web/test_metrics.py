"""Metrics of several nodes, together and added up, as Prometheus reads them."""

from ludotheque.web.http.metrics import of_node, summed, together

LINES = [
    "# TYPE tables gauge",
    "tables 3",
    "# TYPE lessons counter",
    'lessons{game="noxford",step="1"} 2',
]
ADA = [
    "# TYPE tables gauge",
    'tables{node="http://ada:1"} 3',
    "# TYPE lessons counter",
    'lessons{node="http://ada:1",game="noxford",step="1"} 2',
]


def test_every_sample_names_its_node() -> None:
    assert of_node(LINES, "http://ada:1") == ADA


def test_a_metric_of_several_nodes_is_in_one_place() -> None:
    blaise = of_node(LINES[:2], "http://blaise:1")
    found = together(["\n".join(ADA), "\n".join(blaise)])
    assert found == [*ADA[:2], blaise[1], *ADA[2:]]


def test_sums_have_no_node() -> None:
    blaise = of_node([*LINES, 'lessons{game="samarande",step="1"} 4'], "http://blaise:1")
    assert summed(["\n".join(ADA), "\n".join(blaise)]) == [
        "# TYPE tables gauge",
        "tables 6",
        "# TYPE lessons counter",
        'lessons{game="noxford",step="1"} 4',
        'lessons{game="samarande",step="1"} 4',
    ]


def test_alone_nothing_changes() -> None:
    assert summed(["\n".join(LINES)]) == together(["\n".join(LINES)]) == LINES
