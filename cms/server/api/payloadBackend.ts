import { type BasePayload, handleEndpoints, type SanitizedConfig } from 'payload'
import { findUser } from '#access/session/strategy.ts'
import { renewKeyClaim } from '#database/guard.ts'
import { effects } from '#hooks/effects.ts'
import type { Project, Redirect } from '#payload-types'
import { sandboxPages } from '../../adapters/payments/sandbox/sandboxPages.ts'
import { connectFeed, missChanges, publishChange, receiveChange } from '../../config/changes.ts'
import { env } from '../../config/env.ts'
import { serverKey } from '../../config/serverKey.ts'
import { storageIdentity } from '../../config/storageIdentity.ts'
import { CALLS } from '../../endpoints/all.ts'
import { startJobs } from '../../jobs/startJobs.ts'
import { previewerOf } from '../../operations/content/previewSession.ts'
import { ChangeFeed } from '../../operations/processes/ChangeFeed.ts'
import { joinProcesses } from '../../operations/processes/heartbeat.ts'
import { watchSettings } from '../../operations/settings/watchSettings.ts'
import { streamServersOf } from '../../operations/streams/streamServersOf.ts'
import config from '../../payload.config.ts'
import { startPayload } from '../../payload.ts'
import { checkQueries } from '../../queries/checkQueries.ts'
import type { Backend } from '../../server.ts'
import type { ProjectRecord } from '../gateway/projectDirectory.ts'
import { workMetrics } from '../metrics/workMetrics.ts'
import { callsFirst } from './callsFirst.ts'

const toRecord = ({ id, slug, title, status, domains }: Project): ProjectRecord => ({
  id: String(id),
  slug,
  title,
  status,
  hosts: (domains ?? []).map(({ host }) => host),
})

const PROBE_TTL_MS = 86_400_000

/** The change feed between processes that share a MongoDB; null on SQLite, which one process serves. */
async function openFeed(payload: BasePayload): Promise<ChangeFeed | null> {
  if (payload.db.name === 'sqlite') return null
  const feed = await ChangeFeed.open(payload, { changed: receiveChange, missed: missChanges })
  connectFeed({
    notify: (changes) => feed.add(changes),
    onFailure: (err) =>
      payload.logger.error({ msg: 'a change was not published to the other processes', err }),
  })
  return feed
}

/** Registers this server with the other servers of a MongoDB; throws an EnvError when their settings conflict. Returns a function that unregisters it. */
async function join(payload: BasePayload): Promise<() => Promise<void>> {
  if (payload.db.name === 'sqlite') return async () => {}
  const secretMark = serverKey('mark of the secret').toString('base64url')
  return joinProcesses(payload, { secretMark, store: storageIdentity(env()) })
}

/** Opens Payload, starts its jobs, and returns the backend for `startServer`. */
export async function openPayloadBackend(): Promise<Backend> {
  const payload = await startPayload()
  effects.publishChange = publishChange
  const leave = await join(payload)
  const unwatchSettings = watchSettings()
  const feed = await openFeed(payload)
  const sanitized: SanitizedConfig = await config
  const api = callsFirst(sanitized, CALLS, (request) => handleEndpoints({ config: sanitized, request }))
  const stopJobs = startJobs(payload)
  return {
    api: checkQueries(sanitized, async (request) => {
      // Throws on database errors, which Payload's own authentication would treat as signed out.
      await findUser(payload, request.headers)
      return api(request)
    }),
    announced: new Set(
      sanitized.collections.filter(({ custom }) => custom.purgesPages).map(({ slug }) => slug),
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
    loadStreamServers: (project, klass) => streamServersOf(payload, { project, klass }),
    isStaff: async (headers) => (await findUser(payload, headers))?._isStaff ?? false,
    isPreviewer: async (project, token) => (await previewerOf(payload, token, project)) !== null,
    metrics: () => workMetrics(payload, Date.now()),
    localTools: env().isLocalToolsOn ? sandboxPages(payload) : undefined,
    feed,
    close: async () => {
      connectFeed(null)
      unwatchSettings()
      await feed?.stop()
      await stopJobs()
      await leave()
      await payload.destroy()
    },
  }
}
