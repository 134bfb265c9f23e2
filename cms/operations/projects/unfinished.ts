import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'

/** Key of the row that marks a project whose creation is not complete and can be resumed. */
export const unfinishedKey = (slug: string): string => `project-unfinished:${slug}`

const whereUnfinished = (slug: string) => ({ key: { equals: unfinishedKey(slug) } })

export const markUnfinished = (payload: BasePayload, slug: string) =>
  insertIfAbsent({ payload, collection: 'claims', data: { key: unfinishedKey(slug), expiresAt: null } })

export const isUnfinished = async (payload: BasePayload, slug: string): Promise<boolean> =>
  (await readRow({ payload, collection: 'claims', where: whereUnfinished(slug) })) !== null

export const markFinished = (payload: BasePayload, slug: string) =>
  payload.db.deleteMany({ collection: 'claims', where: whereUnfinished(slug) })
