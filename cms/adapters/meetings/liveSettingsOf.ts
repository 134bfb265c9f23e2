import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import type { LiveSetting } from '#payload-types'

/** The project's settings of the servers for live classes; empty while nothing is configured. */
export const liveSettingsOf = async (payload: BasePayload, project: string): Promise<Partial<LiveSetting>> =>
  (await readRow({ payload, collection: 'live-settings', where: { project: { equals: project } } })) ?? {}
