import { spawn } from 'node:child_process'
import { once } from 'node:events'

const READY_MS = 180_000

/** Starts the production build with this environment, waits until it is ready, and returns a function that stops it. */
export async function runServer(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'cms/main.ts'], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(server, 'exit')
  for (const until = Date.now() + READY_MS; ; ) {
    const ready = await fetch(`http://127.0.0.1:${env.PORT}/readyz`).catch(() => null)
    if (ready?.ok) break
    if (Date.now() > until || server.exitCode !== null) {
      // Otherwise it would keep the port, and the next run would use it.
      server.kill('SIGKILL')
      throw new Error(`the server did not get ready: ${await ready?.text()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return async () => {
    server.kill('SIGTERM')
    await ended
  }
}
