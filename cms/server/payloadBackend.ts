import { handleEndpoints, type SanitizedConfig } from 'payload'
import { effects } from '#hooks/effects.ts'
import type { Project, Redirect } from '#payload-types'
import { sandboxPages } from '../adapters/payments/sandbox/sandboxPages.ts'
import { publishChange } from '../changes.ts'
import { env } from '../env.ts'
import { startJobs } from '../jobs/startJobs.ts'
import { previewerOf } from '../operations/content/previewSession.ts'
import config from '../payload.config.ts'
import { startPayload } from '../payload.ts'
import type { Backend } from '../server.ts'
import type { ProjectRecord } from './projectDirectory.ts'

const toRecord = ({ id, slug, title, status, domains }: Project): ProjectRecord => ({
  id: String(id),
  slug,
  title,
  status,
  hosts: (domains ?? []).map(({ host }) => host),
})

/** Opens Payload and serves its REST, with what its hooks start wired to this server. */
export async function openPayloadBackend(): Promise<Backend> {
  const payload = await startPayload()
  effects.publishChange = publishChange
  const settled: SanitizedConfig = await config
  const stopJobs = startJobs(payload)
  return {
    api: (request) => handleEndpoints({ config: settled, request }),
    announced: new Set(settled.collections.filter(({ custom }) => custom.isOnPages).map(({ slug }) => slug)),
    loadProjects: async () => {
      const { docs } = await payload.find({
        collection: 'projects',
        depth: 0,
        pagination: false,
        overrideAccess: true, // the server resolves hosts with it; nothing of it is answered
      })
      return docs.map(toRecord)
    },
    checkDatabase: async () => {
      await payload.db.count({ collection: 'projects' })
      return null
    },
    loadRedirect: async (project, paths) => {
      const row = await payload.db.findOne<Redirect>({
        collection: 'redirects',
        where: { and: [{ project: { equals: project } }, { from: { in: paths } }] },
      })
      return row && { to: row.to, isPermanent: row.isPermanent ?? true }
    },
    isPreviewer: async (project, token) => (await previewerOf(payload, token, project)) !== null,
    localTools: env().isLocalToolsOn ? sandboxPages(payload) : undefined,
    close: async () => {
      await stopJobs()
      await payload.destroy()
    },
  }
}
