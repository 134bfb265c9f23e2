import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import type { PaperRelease } from '#payload-types'

/** Columns of a release without its content, which can be megabytes. */
const COLUMNS = [
  'id',
  'key',
  'paper',
  'kind',
  'project',
  'number',
  'questionCount',
  'fullMarksNum',
  'fullMarksDen',
  'denominator',
  'isReady',
  'draftRev',
  'publishedBy',
  'publishedAt',
] as const
export type ReleaseFacts = Omit<PaperRelease, 'content' | 'entry'>

/** Releases of a paper or quiz whose publishing is finished; the newest of them is the current one. */
export const readyReleases = (paper: string): Where => ({
  and: [{ paper: { equals: paper } }, { isReady: { equals: true } }],
})

/** The current release without its content and entry rules; null when the paper was never published. */
export async function currentReleaseFacts(payload: BasePayload, paper: string): Promise<ReleaseFacts | null> {
  const [row] = await readRows({
    payload,
    collection: 'paper-releases',
    where: readyReleases(paper),
    sort: ['-number'],
    limit: 1,
    select: COLUMNS,
  })
  return row ?? null
}
