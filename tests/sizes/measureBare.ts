import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import next from 'next/package.json' with { type: 'json' }
import { firstLoad, gzipBytes } from './firstLoad.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const root = here('../..')

/** Builds the bare app beside this file and writes what its one page loads into bareShell.json. */
function measureBare(): void {
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/next/dist/bin/next'), 'build', '--webpack', here('bare')],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
  )
  if (status !== 0) throw new Error('the bare app could not be built')
  const built = path.join(here('bare'), '.next')
  const { scripts } = firstLoad(readFileSync(path.join(built, 'server/app/index.html'), 'utf8'))
  const files = scripts.map((address) => readFileSync(path.join(built, address.replace(/^\/_next\//, ''))))
  const bareShell = { next: next.version, scripts: scripts.length, gzipBytes: gzipBytes(files) }
  writeFileSync(here('bareShell.json'), `${JSON.stringify(bareShell, null, 2)}\n`)
  console.log(`The bare shell of Next ${next.version}: ${bareShell.gzipBytes} bytes`)
}

measureBare()
