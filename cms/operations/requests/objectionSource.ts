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

/** Rows of one query: those of a moment that many students share count as well. */
const MAX_ROWS = 1000
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

/** Keys whose rows are read in one query: so many conditions are within the limits of the database. */
const KEYS_AT_ONCE = 100

type Which = { states: readonly Objection['state'][]; by: 'raisedAt' | 'decidedAt'; is: 'min' | 'max' }

/** The first or last objection to each of these keys in some states, by key; two queries for a hundred keys. */
async function objectionsTo(
  payload: BasePayload,
  ids: readonly string[],
  { states, by, is }: Which,
): Promise<Map<string, Objection>> {
  const wanted = new Set(ids)
  if (wanted.size === 0) return new Map()
  const groups = await countGroups(payload, {
    collection: 'objections',
    only: { state: states, about: ['key'], release: [...new Set(ids.map((id) => id.split('/')[0] ?? ''))] },
    by: ['release', 'question'],
    edge: { column: by, is },
  })
  const edges = groups.flatMap(({ release, question, edge }) => {
    const key = { release: String(release), question: String(question) }
    return edge && wanted.has(keyId(key)) ? [{ ...key, at: edge }] : []
  })
  const found = new Map<string, Objection>()
  for (let start = 0; start < edges.length; start += KEYS_AT_ONCE) {
    const rows = await readRows({
      payload,
      collection: 'objections',
      where: {
        and: [
          { about: { equals: 'key' } },
          { state: { in: [...states] } },
          {
            or: edges.slice(start, start + KEYS_AT_ONCE).map(
              ({ release, question, at }): Where => ({
                and: [
                  { release: { equals: release } },
                  { question: { equals: question } },
                  { [by]: { equals: at } },
                ],
              }),
            ),
          },
        ],
      },
      sort: [by],
      limit: MAX_ROWS,
    })
    for (const row of rows) if (!found.has(keyId(row))) found.set(keyId(row), row)
  }
  return found
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
  const first = await objectionsTo(payload, ids, { states: ['open'], by: 'raisedAt', is: 'min' })
  const papers = await papersOf(payload, [...new Set([...first.values()].map(({ paper }) => paper))])
  const numbers = await numbersOf(payload, [...first.values()])
  return [...first].flatMap(([id, { project, student, reason, raisedAt, paper, release }]) => {
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
  const closed = ids.filter((id) => !open.has(id))
  const decided = await objectionsTo(payload, closed, {
    states: ['accepted', 'rejected'],
    by: 'decidedAt',
    is: 'max',
  })
  return ids.map((id) => [
    sourceKey('objections', id),
    objectionOutcome(open.has(id), decided.get(id) ?? null),
  ])
}

/** The numbers of questions as the page of keys counts them, by key; without those that the release no longer has. */
async function numbersOf(
  payload: BasePayload,
  keys: readonly Pick<Objection, 'release' | 'question'>[],
): Promise<Map<string, number>> {
  const numbers = new Map<string, number>()
  for (const id of new Set(keys.map(({ release }) => release))) {
    const loaded = await loadRelease(payload, id)
    const questions = loaded ? [...keyedQuestions(loaded.content).keys()] : []
    questions.forEach((question, at) => {
      numbers.set(keyId({ release: id, question }), at + 1)
    })
  }
  return numbers
}

/** Kind and series of the paper to whose key of a question (`release/question`) students object; null once the paper was deleted. */
export async function paperOfKey(
  payload: BasePayload,
  id: string,
): Promise<{ kind: PaperKind; series: string | null } | null> {
  const release = await loadRelease(payload, id.split('/')[0] ?? '')
  return (release && (await papersOf(payload, [release.paperId])).get(release.paperId)) ?? null
}
