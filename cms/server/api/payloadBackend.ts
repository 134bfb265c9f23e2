import { handleEndpoints, type SanitizedConfig } from 'payload'
import { findUser } from '#access/session/strategy.ts'
import { renewKeyClaim } from '#database/guard.ts'
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

const PROBE_TTL_MS = 86_400_000

/** Opens Payload, starts its jobs, and returns the backend for `startServer`. */
export async function openPayloadBackend(): Promise<Backend> {
  const payload = await startPayload()
  effects.publishChange = publishChange
  const sanitized: SanitizedConfig = await config
  const stopJobs = startJobs(payload)
  return {
    api: checkQueries(sanitized, async (request) => {
      // Throws on database errors, which Payload's own authentication would treat as signed out.
      await findUser(payload, request.headers)
      return handleEndpoints({ config: sanitized, request })
    }),
    announced: new Set(
      sanitized.collections.filter(({ custom }) => custom.isOnPages).map(({ slug }) => slug),
    ),
    loadProjects: async () => {
      const { docs } = await payload.find({
        collection: 'projects',
        depth: 0,
        pagination: false,
        overrideAccess: true, // only used to resolve hosts
      })
      return docs.map(toRecord)
    },
    checkDatabase: async () => {
      await payload.db.count({ collection: 'projects' })
      return null
    },
    probeWrite: () => renewKeyClaim(payload, 'readiness', new Date(Date.now() + PROBE_TTL_MS)),
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
