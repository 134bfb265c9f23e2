import type { BasePayload } from 'payload'
import { countRows } from '#database/guard.ts'

/** Whether a paper or quiz is built in the panel: then its figures are those of its release, not typed ones. */
export const isBuilt = async (payload: BasePayload, paper: string): Promise<boolean> =>
  (await countRows({ payload, collection: 'paper-drafts', where: { paper: { equals: paper } } })) > 0
