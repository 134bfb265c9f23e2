import { paperDenominator } from '../marking/paperDenominator.ts'
import { fullMarks } from '../marking/SchemeSchema.ts'
import { compare, sum } from '../marks/arithmetic.ts'
import { type Fraction, ZERO } from '../marks/Fraction.ts'
import { leavesOf } from '../questions/QuestionSchema.ts'
import { askedSections } from './drawPaper.ts'
import type { Paper } from './PaperSchema.ts'
import { type BankQuestion, placedIn, poolCandidates } from './poolCandidates.ts'
import { schemeFor } from './schemeFor.ts'

export type PaperSums = {
  /** What a student sees; parts of sets count one by one. */
  questions: number
  marks: Fraction
  /** The denominator over which every result is an integer. */
  denominator: number
  sections: { id: string; questions: number; marks: Fraction }[]
}

/** What a proven paper adds up to, the same for every attempt. Throws a RangeError for a paper that is not proven. */
export function paperSums(paper: Paper, bank: readonly BankQuestion[]): PaperSums {
  const drawn = askedSections(paper, bank, 'sums')
  const sections = paper.sections.map(({ id, choose }) => {
    const questions = drawn.find((section) => section.id === id)?.questions ?? []
    const worths = questions.map(({ scheme, isBonus }) => (isBonus ? ZERO : fullMarks(scheme)))
    const counted = worths.toSorted((a, b) => compare(b, a)).slice(0, choose ?? worths.length)
    return { id, questions: questions.length, marks: sum(counted) }
  })
  const denominator = paperDenominator(possibleQuestions(paper, bank))
  if (denominator === null) throw new RangeError('The marks of the paper have no common denominator')
  return {
    questions: sections.reduce((all, section) => all + section.questions, 0),
    marks: sum(sections.map(({ marks }) => marks)),
    denominator,
    sections,
  }
}

/** Every question that an attempt can have, as it is marked there. */
function possibleQuestions(paper: Paper, bank: readonly BankQuestion[]) {
  const placed = placedIn(paper)
  return paper.sections.flatMap((section) =>
    section.items.flatMap((item) => {
      const questions =
        item.kind === 'pool'
          ? poolCandidates(item, bank, placed)
          : bank.filter(({ id, version }) => id === item.question && version === item.version)
      return questions.flatMap(leavesOf).flatMap(({ leaf }) => {
        const scheme = schemeFor(section, item, leaf.type)
        return scheme ? [{ leaf, scheme }] : []
      })
    }),
  )
}
