import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { internalSecret } from '#cms/config/serverKey.ts'
import { CHANGES_HEADER } from '#domain/pages/changeHeaders.ts'
import { programArgs } from '#tests/support/bundle.ts'
import { freePort } from '#tests/support/freePort.ts'

export type KeepingSite = {
  url: string
  /** Number of reads from its server so far, as shown on a page without changes. */
  readsAfter: (path: string) => Promise<number>
  stop: () => Promise<void>
}

/** Starts tests/support/keepingSite.ts, which reads from the server at the port `cms`. */
export async function startKeepingSite(cms: number): Promise<KeepingSite> {
  const port = await freePort()
  const child = spawn(process.execPath, await programArgs('tests/support/keepingSite.ts'), {
    env: {
      ...process.env,
      PORT: String(port),
      CMS_URL: `http://localhost:${cms}`,
      INTERNAL_SECRET: internalSecret(),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`the storefront ended with ${code}`))),
  ])
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    readsAfter: async (path) => {
      const answer = await fetch(`${url}${path}`, { headers: { [CHANGES_HEADER]: '-1' } })
      return Number(answer.headers.get('x-reads'))
    },
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
