import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { saveSettings } from './saveSettings.ts'

const SETTINGS = ['web-static-configs', 'project-configs', 'admin-configs'] as const

/** Creates the settings documents a new project needs, with defaults. Returns how many. */
export async function emptySettings(req: PayloadRequest, project: RequestProject): Promise<number> {
  for (const collection of SETTINGS) await saveSettings(req, collection, project, {})
  return SETTINGS.length
}
