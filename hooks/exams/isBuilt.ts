import type { BasePayload } from 'payload'
import { countRows } from '#database/guard.ts'

/** Whether a paper or quiz is built in the panel: then its number of questions, minutes and marks come from its release and cannot be edited. */
export const isBuilt = async (payload: BasePayload, paper: string): Promise<boolean> =>
  (await countRows({ payload, collection: 'paper-drafts', where: { paper: { equals: paper } } })) > 0
