import type { BasePayload } from 'payload'
import type { ShownProblem } from '#domain/calls/exams/papers.ts'
import type { Draft } from '#domain/exams/drafts/DraftSchema.ts'
import type { PaperProblem } from '#domain/exams/papers/PaperProblem.ts'
import type { Pool } from '#domain/exams/papers/PaperSchema.ts'
import { problemText } from '#domain/exams/papers/problemText.ts'
import type { Locale } from '#domain/text/locales.ts'
import { provePaperDraft } from './provePaperDraft.ts'
import { questionFacts } from './questionFacts.ts'
import { countCandidates } from './readBank.ts'

export type CheckedDraft = { problems: ShownProblem[]; pools: Record<string, number> }

/** What keeps a draft from being published, and how many questions each of its pools finds. */
export async function checkDraft(
  payload: BasePayload,
  project: string,
  draft: Draft,
  locale: Locale,
): Promise<CheckedDraft> {
  const [proven, pools] = await Promise.all([
    provePaperDraft(payload, project, draft),
    countPools(payload, project, draft),
  ])
  const problems = 'problems' in proven ? proven.problems : []
  return { problems: await shownProblems(payload, project, problems, locale), pools }
}

/** Problems with their sentences, in which questions are called by their codes. */
export async function shownProblems(
  payload: BasePayload,
  project: string,
  problems: readonly PaperProblem[],
  locale: Locale,
): Promise<ShownProblem[]> {
  const named = problems.flatMap(({ values }) => (values?.question ? [questionOf(values.question)] : []))
  const facts = named.length > 0 ? await questionFacts(payload, project, [...new Set(named)]) : []
  const codes = new Map(facts.map(({ id, code }) => [id, code]))
  return problems.map((problem) => ({
    ...problem,
    text: problemText(problem, locale, (leaf) => {
      const question = questionOf(leaf)
      const code = codes.get(question)
      return code ? `${code}${leaf.slice(question.length)}` : leaf
    }),
  }))
}

const questionOf = (leaf: string | number): string => String(leaf).split('.')[0] as string

async function countPools(
  payload: BasePayload,
  project: string,
  { sections }: Draft,
): Promise<Record<string, number>> {
  const pools = sections.flatMap(({ items }) => items.filter((item) => item.kind === 'pool'))
  const asked = pools.map((pool): Pool => ({ ...pool, pick: pool.pick ?? 1, scheme: null }))
  const placed = new Set(
    sections.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'question' ? item.question : []))),
  )
  return countCandidates(payload, project, asked, placed)
}
