import type { BasePayload } from 'payload'
import { readRow } from '#collections/guard.ts'
import { localTime } from '#domain/content/localTime.ts'

/** IANA name of the time zone a project lives in. */
export async function projectZone(payload: BasePayload, project: string): Promise<string> {
  const found = await readRow({ payload, collection: 'projects', where: { id: { equals: project } } })
  return found?.timeZone ?? 'Asia/Kolkata'
}

/** A moment as people of the project read it, with the name of their zone. */
export async function localMoment(payload: BasePayload, project: string, ms: number): Promise<string> {
  const zone = await projectZone(payload, project)
  return `${localTime(ms, zone).slice(0, 16).replace('T', ' ')} ${zone}`
}
