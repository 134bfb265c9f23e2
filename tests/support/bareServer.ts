import { env } from '#cms/env.ts'
import { createLog } from '#cms/server/log.ts'
import { openPayloadBackend } from '#cms/server/payloadBackend.ts'
import { runServer } from '#cms/server/runServer.ts'
import { startServer } from '#cms/server.ts'
import { internalSecret } from '#cms/serverKey.ts'
import { reportLoopDelay } from './loopDelay.ts'

/** The real server without site and admin: quick to start, for tests that kill it, attack it or measure it. */
reportLoopDelay()
await runServer(async () => {
  const log = createLog(env().LOG_LEVEL)
  const start = () =>
    startServer({ env: env(), log, secret: internalSecret(), openBackend: openPayloadBackend })
  return { log, start }
})
