import type { PayloadRequest } from 'payload'
import { localTime } from '#domain/content/localTime.ts'
import { projectIdOf } from '../content/projectIdOf.ts'
import { projectZone } from '../content/projectZone.ts'

/** Suggested file name of an export: the time in the project's time zone, such as `2026-11-26_03-42-15`. */
export async function exportName({ req }: { req: PayloadRequest }): Promise<string> {
  const zone = await projectZone(req.payload, projectIdOf(req))
  return localTime(Date.now(), zone).replace('T', '_').replaceAll(':', '-')
}
