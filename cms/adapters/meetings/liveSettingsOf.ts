import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import type { LiveSetting } from '#payload-types'

/** The servers of a project's live classes; empty while nothing is entered. */
export const liveSettingsOf = async (payload: BasePayload, project: string): Promise<Partial<LiveSetting>> =>
  (await readRow({ payload, collection: 'live-settings', where: { project: { equals: project } } })) ?? {}
