import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { programArgs } from './bundle.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const READY_MS = 180_000

export type BareServer = {
  origin: string
  kill: () => Promise<void>
  /** Stops the process where it is, until `resume`. */
  pause: () => void
  resume: () => void
  stop: () => Promise<void>
  /** The longest event loop delay since the previous call, ms. */
  loopDelay: () => Promise<number>
}

/** Starts the server as a process of its own on `port` and resolves when it is ready. */
export async function startBareServer(port: number, env: Record<string, string> = {}): Promise<BareServer> {
  const child = spawn(process.execPath, await programArgs('tests/support/bareServer.ts'), {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const origin = `http://localhost:${port}`
  await untilReady(origin, child).catch((err) => {
    child.kill('SIGKILL')
    throw err
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const loopDelay = async () => {
    const answered = once(child, 'message')
    child.send('loopDelay')
    const [{ loopDelayMs }] = (await answered) as [{ loopDelayMs: number }]
    return loopDelayMs
  }
  return {
    origin,
    kill: () => end('SIGKILL'),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop: () => end('SIGTERM'),
    loopDelay,
  }
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + READY_MS; Date.now() < until; ) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} while starting`)
    const response = await fetch(`${origin}/readyz`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the server did not get ready')
}
