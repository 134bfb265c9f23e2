import { spawnSync } from 'node:child_process'

/** The token of a link to a cart, signed with the secret of this run's server. */
export function cartLinkToken(cart: string): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['-C', 'production', '--import', 'tsx', 'tests/e2e/support/printCartToken.ts', cart],
    {
      env: { ...process.env, NODE_ENV: 'production', DEMO: '1', DATA_DIR: process.env.E2E_DATA_DIR },
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`no token for a cart: ${stderr}`)
  return stdout
}
