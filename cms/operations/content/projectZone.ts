import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { localTime } from '#domain/content/localTime.ts'

/** Time zone of the platform, outside projects. */
const PLATFORM_ZONE = 'Asia/Kolkata'

/** IANA time zone of a project; null for the platform. */
export async function projectZone(payload: BasePayload, project: string | null): Promise<string> {
  const found = project
    ? await readRow({ payload, collection: 'projects', where: { id: { equals: project } } })
    : null
  return found?.timeZone ?? PLATFORM_ZONE
}

/** A time formatted in the project's time zone, with the zone's name. */
export async function localMoment(payload: BasePayload, project: string, ms: number): Promise<string> {
  const zone = await projectZone(payload, project)
  return `${localTime(ms, zone).slice(0, 16).replace('T', ' ')} ${zone}`
}
