import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'

/** A row that stands from the first to the last step of a project's creation; what it stands for can be taken up again. */
export const unfinishedKey = (slug: string): string => `project-unfinished:${slug}`

const at = (slug: string) => ({ key: { equals: unfinishedKey(slug) } })

export const markUnfinished = (payload: BasePayload, slug: string) =>
  insertIfAbsent({ payload, collection: 'claims', data: { key: unfinishedKey(slug), expiresAt: null } })

export const isUnfinished = async (payload: BasePayload, slug: string): Promise<boolean> =>
  (await readRow({ payload, collection: 'claims', where: at(slug) })) !== null

export const markFinished = (payload: BasePayload, slug: string) =>
  payload.db.deleteMany({ collection: 'claims', where: at(slug) })
