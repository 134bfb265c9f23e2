import { serveAlone } from '#cms/config/databaseFile.ts'
import { env } from '#cms/config/env.ts'
import { internalSecret } from '#cms/config/serverKey.ts'
import { openPayloadBackend } from '#cms/server/api/payloadBackend.ts'
import { createLog } from '#cms/server/process/log.ts'
import { runServer } from '#cms/server/process/runServer.ts'
import { startServer } from '#cms/server.ts'
import { reportLoopDelay } from './loopDelay.ts'

/**
 * Program: the real server without site and admin. It starts fast, for tests that kill, attack or measure a server. With BESIDE_ANOTHER it omits
 * the lock of the SQLite file, so that two servers can use one file: for tests of concurrent processes on either database.
 */
reportLoopDelay()
await runServer(async () => {
  const log = createLog(env().LOG_LEVEL)
  const start = () =>
    startServer({
      env: env(),
      log,
      secret: internalSecret(),
      openBackend: openPayloadBackend,
      ...(process.env.BESIDE_ANOTHER ? {} : { serveAlone: () => serveAlone(env()) }),
    })
  return { log, start }
})
