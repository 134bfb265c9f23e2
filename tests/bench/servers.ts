import path from 'node:path'
import { type Env, next, type Program, root, runNode, startProgram } from './program.ts'
import type { Workspace } from './workspace.ts'

/** Ports that only the benchmark uses. */
export const PORTS = {
  shala: 3600,
  site: 3601,
  bare: 3602,
  peerRest: 3610,
  peerLogin: 3620,
  peerShop: 3630,
  peerExams: 3650,
  debugging: 3640,
  serverA: 3660,
  serverB: 3661,
  siteA: 3662,
  siteB: 3663,
}

export const SHALA = `http://127.0.0.1:${PORTS.shala}`
export const SITE = `http://127.0.0.1:${PORTS.site}`
export const PEER_REST = `http://127.0.0.1:${PORTS.peerRest}`
export const PEER_LOGIN = `http://127.0.0.1:${PORTS.peerLogin}`
export const BARE = `http://127.0.0.1:${PORTS.bare}`
export const PEER_SHOP = `http://127.0.0.1:${PORTS.peerShop}`
/** Two servers of one database. */
export const SERVERS = [`http://127.0.0.1:${PORTS.serverA}`, `http://127.0.0.1:${PORTS.serverB}`] as const
export const PEER_EXAMS = `http://127.0.0.1:${PORTS.peerExams}`

export const SECRET = 'a-secret-of-the-benchmark-with-32-characters-or-more'
export const INTERNAL_SECRET = 'another-secret-of-the-benchmark-with-32-characters'
const tsx = ['--import', 'tsx']

/** The environment of every program that opens a database. */
export const cmsEnv = (dataDir: string): Env => ({
  NODE_ENV: 'production',
  DEMO: '1',
  DATA_DIR: dataDir,
  SERVER_SECRET: SECRET,
  DEFAULT_PROJECT: 'demo',
  LOG_LEVEL: 'info',
})

/** Starts the product as in production, with the storefront as a separate process, so that each can be measured. */
export const startShala = ({ oursDir, log }: Workspace): Promise<Program> =>
  startProgram({
    args: [...tsx, 'cms/main.ts'],
    env: { ...cmsEnv(oursDir), PORT: String(PORTS.shala), SITE_URL: SITE, INTERNAL_SECRET },
    logFile: log('shala'),
    readyUrl: `${SHALA}/readyz`,
  })

type Storefront = { name: string; port: number; cms: string; log: Workspace['log'] }

const startStorefront = ({ name, port, cms, log }: Storefront): Promise<Program> =>
  startProgram({
    args: [next, 'start', path.join(root, 'site'), '-p', String(port), '-H', 'localhost'],
    env: {
      NODE_ENV: 'production',
      CMS_URL: cms,
      PUBLIC_URL: `http://localhost:${PORTS.shala}`,
      INTERNAL_SECRET,
    },
    logFile: log(name),
    readyUrl: `http://127.0.0.1:${port}/internal/health`,
  })

export const startSite = ({ log }: Workspace): Promise<Program> =>
  startStorefront({ name: 'site', port: PORTS.site, cms: SHALA, log })

const peerNext = path.join(root, 'tests/bench/peer-next')

/** Builds and starts Payload's REST behind a Next route handler, on its own copy of the database. */
export async function startPeerRest(workspace: Workspace): Promise<Program> {
  const env = { ...cmsEnv(workspace.peerDir), DISABLE_PAYLOAD_HMR: 'true' }
  await runNode({
    args: [next, 'build', '--webpack', peerNext],
    env,
    logFile: workspace.log('peer-next-build'),
  })
  return startProgram({
    args: [next, 'start', peerNext, '-p', String(PORTS.peerRest), '-H', '127.0.0.1'],
    env,
    logFile: workspace.log('peer-next'),
    readyUrl: `${PEER_REST}/api/access`,
  })
}

type Peer = { name: string; dir: string; origin: string; port: number; log: Workspace['log'] }

/** Fills the database of a peer and starts it behind our server. */
async function startPeer({ name, dir, origin, port, log }: Peer): Promise<Program> {
  const env = { ...cmsEnv(dir), DATABASE_URI: `file:${path.join(dir, 'peer.db')}` }
  const folder = path.join(root, 'tests/bench', name)
  await runNode({
    args: [...tsx, path.join(folder, 'fill.ts')],
    env: { ...env, NODE_ENV: 'development' },
    logFile: log(`${name}-fill`),
  })
  return startProgram({
    args: [...tsx, path.join(folder, 'main.ts')],
    env: { ...env, PORT: String(port) },
    logFile: log(name),
    readyUrl: `${origin}/readyz`,
  })
}

/** Starts the peer with Payload's password sign-in. */
export const startPeerLogin = ({ loginDir, log }: Workspace): Promise<Program> =>
  startPeer({ name: 'peer-login', dir: loginDir, origin: PEER_LOGIN, port: PORTS.peerLogin, log })

/** Starts the peer with Payload's ecommerce plugin. */
export const startPeerShop = ({ peerShopDir, log }: Workspace): Promise<Program> =>
  startPeer({ name: 'peer-shop', dir: peerShopDir, origin: PEER_SHOP, port: PORTS.peerShop, log })

/** Starts the peer with attempts that are saved by REST. */
export const startPeerExams = ({ peerExamsDir, log }: Workspace): Promise<Program> =>
  startPeer({ name: 'peer-exams', dir: peerExamsDir, origin: PEER_EXAMS, port: PORTS.peerExams, log })

type ApiServer = { name: string; port: number; dir: string; log: Workspace['log']; env?: Env }

/** Starts our API without panel and storefront. `-C production`: see PRODUCTION_MODULES in scripts/run.mjs. */
export const startApi = ({ name, port, dir, log, env = {} }: ApiServer): Promise<Program> =>
  startProgram({
    args: ['-C', 'production', ...tsx, 'tests/support/bareServer.ts'],
    env: { ...cmsEnv(dir), ...env, PORT: String(port) },
    logFile: log(name),
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  })

/** Starts our API like the peers'. */
export const startBare = ({ shopDir, log }: Workspace, dir = shopDir): Promise<Program> =>
  startApi({ name: 'bare', port: PORTS.bare, dir, log })

/** Starts two of our servers on one MongoDB, each with a storefront that reads from the other one; `stop` ends all four. */
export async function startServers(
  { serversDir, log }: Workspace,
  uri: string,
): Promise<{ servers: [Program, Program]; stop: () => Promise<void> }> {
  const [a, b] = SERVERS
  const server = (name: string, port: number, sitePort: number) =>
    startApi({
      name,
      port,
      dir: serversDir,
      log,
      env: { DATABASE_URI: uri, INTERNAL_SECRET, SITE_URL: `http://127.0.0.1:${sitePort}` },
    })
  const [siteA, siteB] = await Promise.all([
    startStorefront({ name: 'site-a', port: PORTS.siteA, cms: b, log }),
    startStorefront({ name: 'site-b', port: PORTS.siteB, cms: a, log }),
  ])
  const servers: [Program, Program] = [
    await server('server-a', PORTS.serverA, PORTS.siteA),
    await server('server-b', PORTS.serverB, PORTS.siteB),
  ]
  return {
    servers,
    stop: async () => {
      await Promise.all([siteA, siteB, ...servers].map((program) => program.stop()))
    },
  }
}
