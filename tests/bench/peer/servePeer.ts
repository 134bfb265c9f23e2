import { handleEndpoints, type SanitizedConfig } from 'payload'
import { env } from '#cms/config/env.ts'
import { createLog } from '#cms/server/process/log.ts'
import { runServer } from '#cms/server/process/runServer.ts'
import { startServer } from '#cms/server.ts'
import { openPeer } from './openPeer.ts'

/** Serves a peer behind our Express server, so that only the work of the two differs. */
export const servePeer = (config: Promise<SanitizedConfig>): Promise<void> =>
  runServer(async () => {
    const settings = env()
    const log = createLog(settings.LOG_LEVEL)
    const openBackend = async () => {
      const payload = await openPeer(config)
      return {
        api: (request: Request) => handleEndpoints({ config, request }),
        loadProjects: async () => [
          { id: 'demo', slug: 'demo', title: 'Demo', status: 'active' as const, hosts: [] },
        ],
        checkDatabase: async () => {
          await payload.db.count({ collection: 'users' })
          return null
        },
        close: () => payload.destroy(),
      }
    }
    return {
      log,
      start: () => startServer({ env: settings, log, secret: settings.SERVER_SECRET, openBackend }),
    }
  })
