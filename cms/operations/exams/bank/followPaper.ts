import type { BasePayload, PayloadRequest, Where } from 'payload'
import { allOf, inProject } from '#access/compose.ts'
import { viewersOf } from '#access/moduleRules.ts'
import { conditionalUpdate, readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Question } from '#payload-types'

const BATCH_SIZE = 200
const MAX_QUESTIONS = 5000
const MAX_RELEASES = 200

/** Ids in a column of ids between spaces. */
export const idsIn = (column: string): string[] => column.split(' ').filter(Boolean)
const columnOf = (ids: Iterable<string>): string => {
  const joined = [...ids].join(' ')
  return joined ? ` ${joined} ` : ' '
}

/**
 * Notes at the questions of a paper or quiz that it uses them, and no longer at others: what is in its draft, and what any of its
 * releases froze. "Used in", the filter for unused questions and the limits of sub admins read these notes. Safe to repeat; run after a
 * draft is saved and after a release, and once more by `recordPaperUses`.
 */
export async function followPaper(payload: BasePayload, paper: string): Promise<void> {
  const draft = await readRow({ payload, collection: 'paper-drafts', where: { paper: { equals: paper } } })
  const releases = await readRows({
    payload,
    collection: 'paper-releases',
    where: { paper: { equals: paper } },
    sort: ['number'],
    limit: MAX_RELEASES,
  })
  const project = draft?.project ?? releases[0]?.project
  if (!project) return
  const released = releases.flatMap(({ content }) => {
    const { bank } = content as { bank?: { id: string }[] }
    return (bank ?? []).map(({ id }) => id)
  })
  const used = new Set([...idsIn(draft?.questionKeys ?? ''), ...released])
  const noted = await readRows({
    payload,
    collection: 'questions',
    where: { and: [{ project: { equals: project } }, { paperKeys: { contains: ` ${paper} ` } }] },
    sort: ['id'],
    limit: MAX_QUESTIONS,
    select: ['id', 'paperKeys'],
  })
  const left = noted.filter(({ id }) => !used.has(id)).map(({ id }) => id)
  const added = [...used].filter((id) => !noted.some((question) => question.id === id))
  for (const id of [...left, ...added]) await note(payload, project, id, paper, used.has(id))
}

/** Adds or removes one paper at one question, whatever others do to the same question in the meantime. */
async function note(
  payload: BasePayload,
  project: string,
  id: string,
  paper: string,
  isUsed: boolean,
): Promise<void> {
  const own: Where[] = [{ id: { equals: id } }, { project: { equals: project } }]
  for (;;) {
    const row = await readRow({ payload, collection: 'questions', where: { and: own } })
    if (!row) return
    const papers = new Set(idsIn(row.paperKeys))
    if (papers.has(paper) === isUsed) return
    if (isUsed) papers.add(paper)
    else papers.delete(paper)
    const changed = await conditionalUpdate({
      payload,
      collection: 'questions',
      where: { and: [...own, { paperKeys: { equals: row.paperKeys } }] },
      data: {
        paperKeys: columnOf(papers),
        seriesKeys: columnOf(await seriesOf(payload, [...papers])),
        used: papers.size,
        // Not a change of the question.
        updatedAt: row.updatedAt,
      },
    })
    if (changed) return
  }
}

/** Test series of these papers; quizzes have none. */
async function seriesOf(payload: BasePayload, papers: readonly string[]): Promise<Set<string>> {
  const series = new Set<string>()
  if (papers.length === 0) return series
  const { docs } = await payload.db.find<{ id: string; testSeries?: string }>({
    collection: 'test-papers',
    where: { id: { in: [...papers].slice(0, BATCH_SIZE) } },
    select: { testSeries: true },
    limit: BATCH_SIZE,
    pagination: false,
  })
  for (const { testSeries } of docs) {
    const id = idOf(testSeries ?? null)
    if (id) series.add(id)
  }
  return series
}

export type UsedIn = { id: string; kind: 'test-papers' | 'quizzes'; title: string }

/** The papers and quizzes that use a question, as far as the person may see them, and how many others do. */
export async function usedIn(
  req: PayloadRequest,
  { paperKeys }: Pick<Question, 'paperKeys'>,
): Promise<{ papers: UsedIn[]; others: number }> {
  const ids = idsIn(paperKeys).slice(0, BATCH_SIZE)
  if (ids.length === 0) return { papers: [], others: 0 }
  const found = await Promise.all(
    (['test-papers', 'quizzes'] as const).map(async (kind) => {
      const having = { id: { in: ids } }
      const extent = allOf(viewersOf(kind), inProject)({ req })
      const { totalDocs } = await req.payload.db.count({ collection: kind, where: having })
      if (extent === false || totalDocs === 0) return { papers: [], others: totalDocs }
      const { docs } = await req.payload.db.find<{ id: string; title: string }>({
        collection: kind,
        where: extent === true ? having : { and: [having, extent] },
        select: { title: true },
        limit: BATCH_SIZE,
        pagination: false,
      })
      const papers = docs.map(({ id, title }): UsedIn => ({ id: String(id), kind, title }))
      return { papers, others: totalDocs - papers.length }
    }),
  )
  return {
    papers: found.flatMap(({ papers }) => papers),
    others: found.reduce((sum, { others }) => sum + others, 0),
  }
}
