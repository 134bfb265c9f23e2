import type { Scheme } from '../marking/SchemeSchema.ts'
import { multiply, sum } from '../marks/arithmetic.ts'
import { type Fraction, fraction } from '../marks/Fraction.ts'
import type { Paper, Section } from '../papers/PaperSchema.ts'
import type { LeafType } from '../questions/LeafSchema.ts'

/** So many questions that are worth the same, of any of these types. */
export type PresetGroup = { count: number; schemes: readonly { type: LeafType; scheme: Scheme }[] }
type PresetSection = Pick<Section, 'id' | 'title' | 'minutes' | 'choose'> & { groups: readonly PresetGroup[] }

/** The pattern of a public exam in one year, for authors to begin with and to change. */
export type Preset = Pick<Paper, 'minutes' | 'calculator'> & {
  id: string
  title: string
  year: number
  /**
   * Which notice the figures are from and of which date, the address of the body that publishes it, and what of them was found in which
   * reports of it: none was read in the notice itself, and the form says so to the author. A figure that was not found is said to
   * be not confirmed.
   */
  source: { notice: string; address: string; confirmed: string; notConfirmed: string | null }
  sections: readonly PresetSection[]
}

/** One group of a single type. */
export const group = (count: number, type: LeafType, scheme: Scheme): PresetGroup => ({
  count,
  schemes: [{ type, scheme }],
})

/** What a section of a preset adds up to; `expected` of a section that is made from it. */
export function presetSums({ choose, groups }: Pick<PresetSection, 'choose' | 'groups'>): {
  questions: number
  marks: Fraction
} {
  const questions = groups.reduce((all, { count }) => all + count, 0)
  const worth = (one: PresetGroup): Fraction => one.schemes[0]?.scheme.correct ?? fraction(0)
  const all = groups.map((one) => multiply(worth(one), fraction(one.count)))
  const [first] = groups
  return { questions, marks: choose && first ? multiply(worth(first), fraction(choose)) : sum(all) }
}
