import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import type { ReleaseContent, ReleaseKeys } from '#domain/exams/releases/Release.ts'
import { readyReleases } from '../exams/papers/releaseFacts.ts'

export type LoadedRelease = {
  id: string
  /** Id of the paper or quiz. */
  paperId: string
  kind: PaperKind
  project: string
  number: number
  content: ReleaseContent
  entry: { password: string | null; networks: readonly string[] }
  questionCount: number
  fullMarks: { num: number; den: number }
  denominator: number
}

/** Releases never change. */
const releases = new WeakMap<object, LRUCache<string, Promise<LoadedRelease | null>>>()
const MAX_RELEASES = 100

/** A release by its id, remembered; null when there is none. */
export function loadRelease(payload: BasePayload, id: string): Promise<LoadedRelease | null> {
  const cache =
    releases.get(payload.db) ?? new LRUCache<string, Promise<LoadedRelease | null>>({ max: MAX_RELEASES })
  releases.set(payload.db, cache)
  const known = cache.get(id)
  if (known) return known
  const reading = readRelease(payload, id)
  cache.set(id, reading)
  reading.then(
    (release) => release ?? cache.delete(id),
    () => cache.delete(id),
  )
  return reading
}

async function readRelease(payload: BasePayload, id: string): Promise<LoadedRelease | null> {
  const row = await readRow({ payload, collection: 'paper-releases', where: { id: { equals: id } } })
  if (!row) return null
  return {
    id: String(row.id),
    paperId: row.paper,
    kind: row.kind,
    project: row.project,
    number: row.number,
    content: row.content as unknown as ReleaseContent,
    entry: row.entry as unknown as LoadedRelease['entry'],
    questionCount: row.questionCount,
    fullMarks: { num: row.fullMarksNum, den: row.fullMarksDen },
    denominator: row.denominator,
  }
}

/** The newest release of a paper or quiz that is ready, which new attempts take; null before it was published. */
export async function currentRelease(payload: BasePayload, paper: string): Promise<LoadedRelease | null> {
  const [newest] = await readRows({
    payload,
    collection: 'paper-releases',
    where: readyReleases(paper),
    sort: ['-number'],
    limit: 1,
    select: ['id'],
  })
  return newest ? loadRelease(payload, String(newest.id)) : null
}

/** The keys of a release: those of a number, or the newest. Only marking and what is seen from the solution time on may ask. */
export async function loadKeys(
  payload: BasePayload,
  release: string,
  number: number | null = null,
): Promise<ReleaseKeys & { number: number }> {
  const [row] = await readRows({
    payload,
    collection: 'paper-keys',
    where: {
      and: [{ release: { equals: release } }, ...(number === null ? [] : [{ number: { equals: number } }])],
    },
    sort: ['-number'],
    limit: 1,
  })
  if (!row) throw new Error(`release ${release} has no keys`)
  return { ...(row as unknown as ReleaseKeys), number: row.number }
}
