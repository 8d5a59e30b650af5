"""A Ray cluster plays the same games, row for row, even if one of its machines is lost."""

from pathlib import Path

import pytest

from ludotheque.lab.chunk import Chunk
from ludotheque.lab.problem import LabProblem
from ludotheque.lab.run_folder import RunFolder
from ludotheque.lab.simulation import simulate
from ludotheque.lab.tables import CARDS, GAMES
from tests.lab.runs import PLAN, run_of

OBJECT_STORE_BYTES = 80 * 1024 * 1024
CALM = {
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
}
"""No warnings, which would be errors here, and nothing sent to anybody."""

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]  # what Ray warns of is Ray's


@pytest.fixture
def ray_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in CALM.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)


@pytest.mark.usefixtures("ray_settings")
def test_a_machine_that_dies_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    import ray
    from ray.cluster_utils import Cluster

    from ludotheque.lab.ray_cluster import RayCluster

    nodes = {"num_cpus": 1, "object_store_memory": OBJECT_STORE_BYTES, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=nodes)
    lost = cluster.add_node(num_cpus=1, object_store_memory=OBJECT_STORE_BYTES)
    try:
        cluster.wait_for_nodes()
        run = RunFolder.create(tmp_path / "run", PLAN, Chunk(0, 299))
        with RayCluster(cluster.address) as workers:
            assert workers.count == 2
            is_lost = False
            for there in simulate(run, workers, 10):
                free = ray.available_resources().get("CPU", 0.0)  # type: ignore[no-untyped-call]
                if not is_lost and there < 300 and free < 1.0:  # everybody plays
                    cluster.remove_node(lost, allow_graceful=False)
                    is_lost = True
            assert is_lost, "it was over before a machine could be lost"
        assert not run.missing()
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]
    local = run_of(tmp_path / "local", 300)
    for table in (GAMES, CARDS):
        assert run.table(table).equals(local.table(table)), table


@pytest.mark.usefixtures("ray_settings")
def test_a_cluster_that_is_not_there_is_told() -> None:
    from ludotheque.lab.ray_cluster import RayCluster

    with pytest.raises(LabProblem, match="wrong-cluster"):
        RayCluster("127.0.0.1:9")
