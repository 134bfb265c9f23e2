import type { RankedVectors } from './Standings.ts'

/** `notAbove`: candidates whose marks are not above the own ones, oneself included. */
export type Place = { rank: number; candidates: number; notAbove: number }

/**
 * Where somebody stands: the rank is one more than the number of candidates who are better by marks and tie-breaks; the percentile uses
 * marks alone.
 * @param vector of rankVector, with the same rules
 * @param isCandidate whether they are one of the candidates; if not, it is where they would be in addition to them
 */
export function placeOf(vectors: RankedVectors, vector: readonly number[], isCandidate: boolean): Place {
  const { width, values } = vectors
  const length = values.length / width
  const better = countWhile(length, (index) => isBetter(vectors, index, vector))
  const above = countWhile(length, (index) => (values[index * width] as number) > (vector[0] as number))
  const candidates = length + (isCandidate ? 0 : 1)
  return { rank: better + 1, candidates, notAbove: candidates - above }
}

/** How many of the first items satisfy a condition that none satisfies after the first one that does not. */
function countWhile(length: number, holds: (index: number) => boolean): number {
  let [from, to] = [0, length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (holds(middle)) from = middle + 1
    else to = middle
  }
  return from
}

function isBetter({ width, values }: RankedVectors, index: number, vector: readonly number[]): boolean {
  for (let column = 0; column < width; column++) {
    const [theirs, own] = [values[index * width + column] as number, vector[column] as number]
    if (theirs !== own) return theirs > own
  }
  return false
}
