import { compare, multiply, sum } from '../marks/arithmetic.ts'
import { type Fraction, fraction, ZERO } from '../marks/Fraction.ts'
import { parseMarks } from '../marks/parseMarks.ts'
import type { LeafType } from '../questions/LeafSchema.ts'
import type { Draft, DraftItem, DraftScheme, DraftSection } from './DraftSchema.ts'

/** Types of the leaves of a question: one, or one for each part of a set. Undefined for a question that is not known. */
export type TypesOf = (question: string) => readonly LeafType[] | undefined

export type SectionSums = {
  id: string
  questions: number
  /** Null where marks are not readable yet. */
  marks: Fraction | null
}
export type DraftSums = Omit<SectionSums, 'id'> & { sections: SectionSums[] }

/** What a draft adds up to while it is being built; whatever is not readable yet is left out of the numbers. */
export function draftSums(draft: Pick<Draft, 'sections'>, typesOf: TypesOf): DraftSums {
  const sections = draft.sections.map((section) => sumsOf(section, typesOf))
  return {
    sections,
    questions: sections.reduce((all, { questions }) => all + questions, 0),
    marks: total(sections.map(({ marks }) => marks)),
  }
}

function sumsOf(section: DraftSection, typesOf: TypesOf): SectionSums {
  const entries = section.items.map((item) => entriesOf(section, item, typesOf))
  const worths = entries.flat().toSorted((a, b) => (a && b ? compare(b, a) : 0))
  const counted = section.choose === null ? worths : worths.slice(0, section.choose)
  return { id: section.id, questions: worths.length, marks: total(counted) }
}

/** The worth of each question that an item brings. */
function entriesOf(section: DraftSection, item: DraftItem, typesOf: TypesOf): (Fraction | null)[] {
  const worth = (type: LeafType): Fraction | null => {
    const scheme = item.scheme ?? section.schemes.find((one) => one.type === type)?.scheme
    return scheme ? worthOf(scheme) : null
  }
  if (item.kind === 'pool') {
    const [type] = item.types
    return Array.from({ length: item.pick ?? 0 }, () => (type ? worth(type) : null))
  }
  const types = typesOf(item.question) ?? []
  return types.map((type) => (item.isBonus ? ZERO : worth(type)))
}

function worthOf({ correct, certainty }: DraftScheme): Fraction | null {
  const marks = parseMarks(correct)
  if (!marks || !certainty) return marks
  const factors = certainty.right.map(parseMarks)
  if (factors.some((factor) => factor === null)) return null
  const best = (factors as Fraction[]).toSorted((a, b) => compare(b, a))[0] ?? fraction(1)
  return multiply(marks, best)
}

const total = (marks: readonly (Fraction | null)[]): Fraction | null =>
  marks.some((one) => one === null) ? null : sum(marks as Fraction[])
