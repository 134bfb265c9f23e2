/** The five states of a question in the palette, as NTA's hall has them. What is answered and marked is evaluated. */
export const PALETTE_STATES = [
  'notVisited',
  'notAnswered',
  'answered',
  'markedForReview',
  'answeredAndMarked',
] as const
export type PaletteState = (typeof PALETTE_STATES)[number]
/** The states in the order of NTA's legend. */
export const STATES_IN_LEGEND: readonly PaletteState[] = [
  'answered',
  'notAnswered',
  'markedForReview',
  'answeredAndMarked',
  'notVisited',
]
/** The letter of a state in the palette, so that it needs no colour; what was not visited has none. */
export const PALETTE_LETTERS: Record<PaletteState, string | null> = {
  notVisited: null,
  notAnswered: 'N',
  answered: 'A',
  markedForReview: 'R',
  answeredAndMarked: 'AR',
}
export type PaletteCounts = Record<PaletteState, number>

type Seen = { isVisited: boolean; hasAnswer: boolean; isMarked: boolean }

/** The state of a question; an answer or a mark counts as a visit. */
export function paletteState({ isVisited, hasAnswer, isMarked }: Seen): PaletteState {
  if (hasAnswer) return isMarked ? 'answeredAndMarked' : 'answered'
  if (isMarked) return 'markedForReview'
  return isVisited ? 'notAnswered' : 'notVisited'
}

/** How many questions of a section are in each state; the five add up to all of them. */
export function paletteCounts(states: readonly PaletteState[]): PaletteCounts {
  const counts = { notVisited: 0, notAnswered: 0, answered: 0, markedForReview: 0, answeredAndMarked: 0 }
  for (const state of states) counts[state] += 1
  return counts
}
