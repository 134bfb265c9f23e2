import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { localTime } from '#domain/content/localTime.ts'

/** Of what happens outside every project. */
const PLATFORM_ZONE = 'Asia/Kolkata'

/** IANA name of the time zone a project lives in; null stands for what belongs to no project. */
export async function projectZone(payload: BasePayload, project: string | null): Promise<string> {
  const found = project
    ? await readRow({ payload, collection: 'projects', where: { id: { equals: project } } })
    : null
  return found?.timeZone ?? PLATFORM_ZONE
}

/** A moment as people of the project read it, with the name of their zone. */
export async function localMoment(payload: BasePayload, project: string, ms: number): Promise<string> {
  const zone = await projectZone(payload, project)
  return `${localTime(ms, zone).slice(0, 16).replace('T', ' ')} ${zone}`
}
