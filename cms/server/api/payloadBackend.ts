import { handleEndpoints, type SanitizedConfig } from 'payload'
import { findUser } from '#access/session/strategy.ts'
import { claimKeyAnew } from '#database/guard.ts'
import { effects } from '#hooks/effects.ts'
import type { Project, Redirect } from '#payload-types'
import { sandboxPages } from '../../adapters/payments/sandbox/sandboxPages.ts'
import { publishChange } from '../../config/changes.ts'
import { env } from '../../config/env.ts'
import { startJobs } from '../../jobs/startJobs.ts'
import { previewerOf } from '../../operations/content/previewSession.ts'
import config from '../../payload.config.ts'
import { startPayload } from '../../payload.ts'
import { checkQueries } from '../../queries/checkQueries.ts'
import type { Backend } from '../../server.ts'
import type { ProjectRecord } from '../gateway/projectDirectory.ts'

const toRecord = ({ id, slug, title, status, domains }: Project): ProjectRecord => ({
  id: String(id),
  slug,
  title,
  status,
  hosts: (domains ?? []).map(({ host }) => host),
})

const PROBE_KEPT_MS = 86_400_000

/** Opens Payload and serves its REST, with what its hooks start wired to this server. */
export async function openPayloadBackend(): Promise<Backend> {
  const payload = await startPayload()
  effects.publishChange = publishChange
  const settled: SanitizedConfig = await config
  const stopJobs = startJobs(payload)
  return {
    api: checkQueries(settled, async (request) => {
      // Before Payload asks, which would answer a fault of the database as to a stranger.
      await findUser(payload, request.headers)
      return handleEndpoints({ config: settled, request })
    }),
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
    probeWrite: () => claimKeyAnew(payload, 'readiness', new Date(Date.now() + PROBE_KEPT_MS)),
    loadRedirect: async (project, paths) => {
      const row = await payload.db.findOne<Redirect>({
        collection: 'redirects',
        where: { and: [{ project: { equals: project } }, { from: { in: paths } }] },
      })
      return row && { to: row.to, isPermanent: row.isPermanent ?? true }
    },
    isStaff: async (headers) => (await findUser(payload, headers))?._isStaff ?? false,
    isPreviewer: async (project, token) => (await previewerOf(payload, token, project)) !== null,
    localTools: env().isLocalToolsOn ? sandboxPages(payload) : undefined,
    close: async () => {
      await stopJobs()
      await payload.destroy()
    },
  }
}
