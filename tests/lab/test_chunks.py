"""Games are cut into chunks in any way, and none is lost or played twice."""

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.lab.chunk import LARGEST, Chunk, Cutter, missing, read_chunk

CHUNKS = st.tuples(st.integers(0, 300), st.integers(0, 60)).map(
    lambda ends: Chunk(ends[0], ends[0] + ends[1])
)


def numbers(chunks: list[Chunk]) -> list[int]:
    return [number for chunk in chunks for number in range(chunk.first, chunk.last + 1)]


@given(CHUNKS, st.lists(CHUNKS, max_size=6))
def test_what_is_missing_is_exactly_what_is_not_there(wanted: Chunk, there: list[Chunk]) -> None:
    assert numbers(missing(wanted, there)) == sorted(set(numbers([wanted])) - set(numbers(there)))


@given(st.lists(CHUNKS, max_size=4), st.integers(0, 7), st.floats(0.0, 100.0))
def test_however_it_is_cut_every_game_comes_once_and_in_order(
    stretches: list[Chunk], size: int, seconds: float
) -> None:
    cutter, found = Cutter(size), []
    for chunk in cutter.cut(stretches):
        found.append(chunk)
        cutter.played(chunk.games, seconds)
        assert 0 < chunk.games <= (size or LARGEST)
    assert numbers(found) == numbers(stretches)


@given(CHUNKS)
def test_a_chunk_is_read_from_its_text(chunk: Chunk) -> None:
    assert read_chunk(str(chunk)) == chunk
    assert read_chunk(f"{chunk}.tmp") is None
    assert read_chunk(f"{chunk.last + 1}-{chunk.first}") is None
