"""A signature is good once, for what was signed, and not for long."""

from starlette.types import Scope

from ludotheque.web.nodes.signature import FRESH_SECONDS, SIGNED, Signatures


class House:
    """Two nodes, one secret, and the time of the house."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0
        self.signs, self.reads = (Signatures(lambda: self.time) for _ in range(2))
        for each in (self.signs, self.reads):
            each.know("secret")

    def signed(self, path: str = "/t/a", caller: str = "10.0.0.7") -> dict[str, str]:
        return self.signs.headers("GET", path, caller)

    def accepts(self, headers: dict[str, str], path: str = "/t/a") -> bool:
        return self.reads.accepts(request(headers, path))


def request(headers: dict[str, str], path: str) -> Scope:
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "method": "GET", "path": path, "headers": pairs}


def test_what_was_signed_is_accepted_once() -> None:
    house = House()
    first, second = house.signed(), house.signed()
    assert house.accepts(first)
    assert not house.accepts(first)
    assert house.accepts(second)


def test_nothing_that_was_signed_can_be_changed() -> None:
    house = House()
    assert not house.accepts(house.signed("/t/a"), "/t/b")
    assert not house.accepts({**house.signed(), "x-ludotheque-caller": "10.0.0.8"})
    when, _, digest = house.signed()[SIGNED].partition(" ")
    for forged in (f"1{when} {digest}", f"nan.x {digest}", f" {digest}", when, ""):
        assert not house.accepts({**house.signed(), SIGNED: forged})


def test_a_signature_is_too_old_after_a_while_even_if_it_was_never_used() -> None:
    house = House()
    kept = house.signed()
    house.time += FRESH_SECONDS + 1
    assert not house.accepts(kept)
    house.time -= 2 * FRESH_SECONDS + 2  # as if it were from a time to come
    assert not house.accepts(kept)


def test_what_has_been_used_is_not_kept_for_ever_and_not_forgotten_too_soon() -> None:
    house = House()
    used = []
    for _ in range(300):
        used.append(house.signed())
        assert house.accepts(used[-1])
        house.time += 1.0
        assert not any(house.accepts(each) for each in used)
    assert len(house.reads._used) <= 2 * FRESH_SECONDS + 2


def test_without_the_secret_nothing_is_accepted() -> None:
    house = House()
    stranger = Signatures(lambda: house.time)
    assert not house.accepts(stranger.headers("GET", "/t/a", ""))
    assert not stranger.accepts(request(stranger.headers("GET", "/t/a", ""), "/t/a"))
