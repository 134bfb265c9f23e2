import type { BasePayload, Where } from 'payload'
import { countGroups } from '#database/countGroups.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { keyedQuestions } from '#domain/exams/regrade/keyedQuestions.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { type Outcome, objectionOutcome, sourceKey } from '#domain/requests/sources.ts'
import type { Objection } from '#payload-types'
import { loadRelease } from '../attempts/loadRelease.ts'
import type { SourceRequest } from './SourceRequest.ts'

const PAPERS: readonly PaperKind[] = ['test-papers', 'quizzes']

/** What the objections to the key of a question of a release have in common. */
export const keyId = ({ release, question }: Pick<Objection, 'release' | 'question'>): string =>
  `${release}/${question}`

/** Ids (`release/question`) of the keys with objections that staff have not decided. */
export async function openKeys(payload: BasePayload): Promise<Set<string>> {
  const groups = await countGroups(payload, {
    collection: 'objections',
    only: { state: ['open'], about: ['key'] },
    by: ['release', 'question'],
  })
  return new Set(
    groups.map(({ release, question }) => keyId({ release: String(release), question: String(question) })),
  )
}

const objectionsTo = async (
  payload: BasePayload,
  id: string,
  more: Where,
  sort: string,
): Promise<Objection | undefined> => {
  const [release = '', ...question] = id.split('/')
  const [row] = await readRows({
    payload,
    collection: 'objections',
    where: {
      and: [
        { release: { equals: release } },
        { question: { equals: question.join('/') } },
        { about: { equals: 'key' } },
        more,
      ],
    },
    sort: [sort],
    limit: 1,
  })
  return row
}

/** Titles, kinds and series of papers and quizzes by id. */
async function papersOf(payload: BasePayload, ids: readonly string[]) {
  const found = new Map<string, { kind: PaperKind; title: string; series: string | null }>()
  for (const kind of PAPERS) {
    const { docs } = await payload.db.find<{
      id: string
      title: string
      testSeries?: string | { id: string } | null
    }>({
      collection: kind,
      where: { id: { in: [...ids] } },
      select: { title: true, testSeries: true },
      limit: ids.length,
      pagination: false,
    })
    for (const { id, title, testSeries } of docs)
      found.set(String(id), { kind, title, series: idOf(testSeries) })
  }
  return found
}

/** What staff have not decided of these keys, as requests: one for each, with its first objection. */
export async function describeObjections(
  payload: BasePayload,
  ids: readonly string[],
): Promise<SourceRequest[]> {
  const first: [string, Objection][] = []
  for (const id of ids) {
    const row = await objectionsTo(payload, id, { state: { equals: 'open' } }, 'raisedAt')
    if (row) first.push([id, row])
  }
  const papers = await papersOf(payload, [...new Set(first.map(([, { paper }]) => paper))])
  const numbers = new Map<string, number>()
  for (const [id, { release, question }] of first) {
    const number = await numberOf(payload, release, question)
    if (number) numbers.set(id, number)
  }
  return first.flatMap(([id, { project, student, reason, raisedAt, paper, release }]) => {
    const outline = papers.get(paper)
    if (!outline) return []
    const number = numbers.get(id)
    return {
      facts: [
        { id: 'paper', label: 'Paper', value: outline.title },
        ...(number ? [{ id: 'question', label: 'Question', value: String(number) }] : []),
      ],
      key: sourceKey('objections', id),
      project,
      student,
      text: reason,
      askedAt: raisedAt,
      title: `${outline.title.slice(0, 100)}${number ? `, question ${number}` : ''}`,
      page: `/admin/collections/${outline.kind}/${paper}/keys?release=${release}`,
    }
  })
}

/** How far the objections to keys are, by the keys of their requests. @param open ids with undecided ones */
export async function objectionOutcomes(
  payload: BasePayload,
  ids: readonly string[],
  open: ReadonlySet<string>,
): Promise<[string, Outcome][]> {
  const outcomes: [string, Outcome][] = []
  for (const id of ids) {
    const isOpen = open.has(id)
    const decided = isOpen
      ? null
      : await objectionsTo(payload, id, { state: { in: ['accepted', 'rejected'] } }, '-decidedAt')
    outcomes.push([sourceKey('objections', id), objectionOutcome(isOpen, decided ?? null)])
  }
  return outcomes
}

/** The number of a question as the page of keys counts it; null when the release has it no more. */
async function numberOf(payload: BasePayload, release: string, question: string): Promise<number | null> {
  const loaded = await loadRelease(payload, release)
  const at = loaded ? [...keyedQuestions(loaded.content).keys()].indexOf(question) : -1
  return at < 0 ? null : at + 1
}

/** Kind and series of the paper whose key is objected to; null once the objections or the paper are gone. */
export async function paperOfKey(
  payload: BasePayload,
  id: string,
): Promise<{ kind: PaperKind; series: string | null } | null> {
  const row = await objectionsTo(payload, id, {}, '-raisedAt')
  return (row && (await papersOf(payload, [row.paper])).get(row.paper)) ?? null
}
