import { env } from '#cms/config/env.ts'
import { internalSecret } from '#cms/config/serverKey.ts'
import { openPayloadBackend } from '#cms/server/api/payloadBackend.ts'
import { createLog } from '#cms/server/process/log.ts'
import { runServer } from '#cms/server/process/runServer.ts'
import { startServer } from '#cms/server.ts'
import { reportLoopDelay } from './loopDelay.ts'

/** The real server without site and admin: quick to start, for tests that kill it, attack it or measure it. */
reportLoopDelay()
await runServer(async () => {
  const log = createLog(env().LOG_LEVEL)
  const start = () =>
    startServer({ env: env(), log, secret: internalSecret(), openBackend: openPayloadBackend })
  return { log, start }
})
