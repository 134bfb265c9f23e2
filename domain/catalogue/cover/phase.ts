/** A number from 0 up to 1 that is always the same for the same text (FNV-1a). */
export function textPhase(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) / 2 ** 32
}

/** Derives independent numbers from one phase: `part(phase, 2)` is not predictable from `part(phase, 1)`. */
export const derivedPhase = (phase: number, index: number): number => (phase * 7919 * (index + 1)) % 1

export const pickByPhase = <T>(phase: number, items: readonly [T, ...T[]]): T =>
  items[Math.floor(phase * items.length)] ?? items[0]
