/** An integer in [0, below). */
export type Draw = (below: number) => number

/**
 * Draws from a seed that is a text: the same on every machine and for ever, since attempts name their seed
 * alone. Each purpose has a seed of its own, so that one more question does not change what is drawn elsewhere.
 */
export function seeded(seed: string): Draw {
  let state = hashOf(seed)
  return (below) => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * below)
  }
}

/** FNV-1a over code points, then mixed so that similar seeds begin far apart. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** All items in a drawn order (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], draw: Draw): T[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = draw(last + 1)
    const moved = order[last] as T
    order[last] = order[other] as T
    order[other] = moved
  }
  return order
}
