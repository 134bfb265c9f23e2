import type { RunningServer } from '../../server.ts'
import type { Log } from './log.ts'
import { startErrorLines } from './startErrors.ts'

const EXIT_AFTER_MS = 9500

type Program = { log: Log; start: () => Promise<RunningServer> }

/** Shuts down once, also for repeated signals; exits after `EXIT_AFTER_MS` at the latest. */
function endOnSignals(log: Log, stop: () => Promise<void>): void {
  let isEnding = false
  const end = (signal: NodeJS.Signals) => {
    if (isEnding) return
    isEnding = true
    log.info({ signal, msg: 'ending' })
    setTimeout(() => process.exit(0), EXIT_AFTER_MS).unref()
    stop().then(
      () => process.exit(0),
      (err) => {
        log.error({ err, msg: 'did not end cleanly' })
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

/**
 * Runs a server as this process. Errors at start, also of `prepare`, are printed as lines and exit with 1; SIGTERM and SIGINT exit
 * with 0 after a graceful shutdown.
 */
export async function runServer(prepare: () => Promise<Program>): Promise<void> {
  try {
    const { log, start } = await prepare()
    process.on('unhandledRejection', (err) => log.error({ err, msg: 'unhandled rejection' }))
    let server: RunningServer | null = null
    endOnSignals(log, async () => server?.stop())
    server = await start()
  } catch (err) {
    for (const line of startErrorLines(err)) process.stderr.write(`${line}\n`)
    if (process.env.LOG_LEVEL === 'debug') console.error(err)
    process.exit(1)
  }
}
