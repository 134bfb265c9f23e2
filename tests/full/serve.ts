import { spawnSync } from 'node:child_process'
import { serveDemo } from '../e2e/support/serve.ts'

/** Serves the demo with a row in every list whose documents have panel pages of their own. */
export default (): Promise<() => Promise<void>> =>
  serveDemo((env) => {
    const filled = spawnSync(
      process.execPath,
      ['-C', 'production', '--import', 'tsx', 'tests/full/support/fillDemo.ts'],
      { env, encoding: 'utf8' },
    )
    if (filled.status !== 0) throw new Error(`filling the demo failed\n${filled.stdout}\n${filled.stderr}`)
  })
