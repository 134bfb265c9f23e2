import type { LeafType } from '../questions/LeafSchema.ts'
import type { Question } from '../questions/QuestionSchema.ts'
import type { Paper, Pool } from './PaperSchema.ts'

/** A question as the bank has it now, of the version that is to be used. */
export type BankQuestion = Question & { isRetired: boolean }

/** Names of questions that are placed in a paper; no pool draws them. */
export const placedIn = (paper: Pick<Paper, 'sections'>): ReadonlySet<string> =>
  new Set(
    paper.sections.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'question' ? item.question : [])),
    ),
  )

/** What a pool may draw, in the order of ids, so that it does not depend on the order of the bank. */
export const poolCandidates = (
  pool: Pool,
  bank: readonly BankQuestion[],
  placed: ReadonlySet<string>,
): BankQuestion[] =>
  newest(bank)
    .filter(
      ({ id, content, concepts, difficulty, isRetired }) =>
        !isRetired &&
        !placed.has(id) &&
        content.type !== 'comprehension' &&
        pool.types.includes(content.type as LeafType) &&
        pool.concepts.every((concept) => concepts.includes(concept)) &&
        (pool.difficulty === null || pool.difficulty === difficulty),
    )
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** The newest version of each question. */
function newest(bank: readonly BankQuestion[]): BankQuestion[] {
  const byId = new Map<string, BankQuestion>()
  for (const question of bank)
    if ((byId.get(question.id)?.version ?? 0) < question.version) byId.set(question.id, question)
  return [...byId.values()]
}
