"""Which cards hold a city together."""


def find_joints(links: list[list[int]]) -> list[int]:
    """The cards without which the rest would be in two or more parts (NX-41). Cards are numbered;
    `links` are those that each touches. One walk through the city (Hopcroft and Tarjan)."""
    found: list[int] = []
    if not links:
        return found
    when = [0] * len(links)
    earliest = [0] * len(links)
    came_from = [0] * len(links)
    tried = [0] * len(links)
    seen = 1
    when[0] = earliest[0] = 1
    branches_at_root = 0
    card = 0
    while True:
        neighbours = links[card]
        next_one = tried[card]
        first = earliest[card]
        while next_one < len(neighbours):
            other = neighbours[next_one]
            next_one += 1
            reached = when[other]
            if not reached:
                break
            if reached < first:
                first = reached
        else:
            if card == 0:
                break
            before = came_from[card]
            if before == 0:
                branches_at_root += 1
            elif first >= when[before]:
                found.append(before)
            if first < earliest[before]:
                earliest[before] = first
            card = before
            continue
        tried[card] = next_one
        earliest[card] = first
        seen += 1
        when[other] = earliest[other] = seen
        came_from[other] = card
        card = other
    if branches_at_root > 1:
        found.append(0)
    return found
