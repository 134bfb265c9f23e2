import { z } from 'zod'
import { boundedList } from '../boundedList.ts'
import { IdSchema } from '../questions/ids.ts'

/**
 * What decides between equal marks, one after the other: more marks in a section, fewer wrong answers, fewer wrong answers for each
 * right one, less time from start to end by the server's clock without pauses.
 */
const TieBreakSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('section'), section: IdSchema }),
  z.strictObject({ by: z.literal('fewerWrong') }),
  z.strictObject({ by: z.literal('wrongRatio') }),
  z.strictObject({ by: z.literal('lessTime') }),
])
export type TieBreak = z.infer<typeof TieBreakSchema>

export const TieBreaksSchema = boundedList(TieBreakSchema, 10)

/** Of papers whose author named none. */
export const USUAL_TIE_BREAKS: readonly TieBreak[] = [{ by: 'fewerWrong' }, { by: 'lessTime' }]

/** The figures of a marked attempt that ranks depend on; all are integers, marks over the denominator of the paper. */
export type RankFigures = {
  marks: number
  right: number
  wrong: number
  usedSeconds: number
  /** Marks by section id. */
  sections: Readonly<Record<string, number>>
}

/** Two different ratios of up to 5,000 answers differ by more than this part of one. */
const RATIO_STEPS = 100_000_000
const ALL_WRONG = Number.MAX_SAFE_INTEGER

/** Marks and what decides between equal ones, as integers of which more is better, in the order in which they count. */
export const rankVector = (figures: RankFigures, rules: readonly TieBreak[]): number[] => [
  figures.marks,
  ...rules.map((rule) => figureOf(figures, rule)),
]

function figureOf({ right, wrong, usedSeconds, sections }: RankFigures, rule: TieBreak): number {
  if (rule.by === 'section') return sections[rule.section] ?? 0
  // Zero minus, since the negation of 0 is another zero.
  if (rule.by === 'fewerWrong') return 0 - wrong
  if (rule.by === 'lessTime') return 0 - usedSeconds
  if (wrong === 0) return 0
  return right === 0 ? -ALL_WRONG : 0 - Math.floor((wrong * RATIO_STEPS) / right)
}
