import { getPayload, handleEndpoints } from 'payload'
import { env } from '#cms/env.ts'
import { createLog } from '#cms/server/log.ts'
import { runServer } from '#cms/server/runServer.ts'
import { startServer } from '#cms/server.ts'
import config from './config.ts'

/** Payload's own password sign-in behind our server, so that the sign-in is all that differs. */
await runServer(async () => {
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER = 'true'
  const settings = env()
  const log = createLog(settings.LOG_LEVEL)
  const openBackend = async () => {
    const payload = await getPayload({ config })
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
