import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { startMongo } from '../../../scripts/mongoServer.mjs'
import type { BenchShop } from '../benchShop.ts'
import { prepareStudents } from '../databases.ts'
import { cpuMs } from '../load/cpuMs.ts'
import { JsonClient } from '../load/JsonClient.ts'
import { CONNECTIONS } from '../load/measure.ts'
import { measureWork } from '../load/measureWork.ts'
import { Buyer } from '../pairs/Buyer.ts'
import type { Program } from '../program.ts'
import { BARE, PORTS, SECRET, SERVERS, startApi } from '../servers.ts'
import type { Workspace } from '../workspace.ts'

const API = '/_projects/demo/api'
const IDLE_MS = 10_000

type Servers = { name: string; origins: readonly string[]; programs: Program[]; shop: BenchShop }
type Figure = { what: string; cpuMs: number; rate: number | null }
type Column = { name: string; figures: Figure[] }
type Work = {
  what: string
  /** How often it is done: half as often before it is measured, so that the code of a server is compiled. */
  times: number
  work: () => Promise<unknown>
}
const READS = 1000
const QUOTES = 400
const ORDERS = 150

const cpuOf = (programs: readonly Program[]): number =>
  programs.reduce((sum, { pid }) => sum + (cpuMs(pid) ?? Number.NaN), 0)

/** What students ask for, each call at the next server. */
function worksOf({ origins, shop }: Servers): { works: Work[]; close: () => Promise<unknown> } {
  const clients = origins.map((origin) => new JsonClient(origin, CONNECTIONS))
  const buyers = clients.map((client) => shop.buyers.map((buyer) => new Buyer(client, buyer)))
  let turn = 0
  const next = () => {
    const at = turn++
    const server = at % clients.length
    const student = at % shop.buyers.length
    return {
      client: clients[server] as JsonClient,
      buyer: buyers[server]?.[student] as Buyer,
      headers: { cookie: `demo-session=${shop.buyers[student]?.secret}` },
    }
  }
  const ofVisitor = (path: string) => () => next().client.get(`${API}${path}`)
  const own = (path: string) => () => {
    const { client, headers } = next()
    return client.get(`${API}${path}`, headers)
  }
  const wish = { product: shop.book }
  return {
    works: [
      { what: 'list of products', times: READS, work: ofVisitor('/selling-products?limit=20&depth=1') },
      { what: 'who is signed in', times: READS, work: own('/auth/me') },
      { what: 'own orders', times: READS, work: own('/orders?limit=10&sort=-placedAt&depth=0') },
      { what: 'quote of a checkout', times: QUOTES, work: () => next().buyer.quote(wish) },
      {
        what: 'a whole order: quote, order, payment, webhook, receipt',
        times: ORDERS,
        work: async () => {
          const { buyer } = next()
          if ((await buyer.buy(wish, await buyer.quote(wish))) !== 'paid') throw new Error('sold out')
        },
      },
    ],
    close: () => Promise.all(clients.map((client) => client.close())),
  }
}

async function measureServers(servers: Servers, share: number): Promise<Column> {
  const { name, programs } = servers
  const { works, close } = worksOf(servers)
  const figures: Figure[] = []
  let fault: unknown = null
  for (const { what, times, work } of works) {
    const requests = Math.ceil(times * share)
    const side = {
      name,
      pid: programs[0]?.pid as number,
      work: async () => void (await work()),
      onFault: (err: unknown) => {
        fault ??= err
      },
    }
    await measureWork(side, { requests: requests / 2 })
    const before = cpuOf(programs)
    const { rate, answers } = await measureWork(side, { requests })
    figures.push({ what, cpuMs: (cpuOf(programs) - before) / answers, rate })
    if (fault) throw new Error(`${name}: ${what}`, { cause: fault })
  }
  await close()
  const before = cpuOf(programs)
  await wait(IDLE_MS)
  const idle = ((cpuOf(programs) - before) / IDLE_MS) * 1000
  return { name, figures: [...figures, { what: 'a second without calls', cpuMs: idle, rate: null }] }
}

/** The table, in Markdown. @param share of the calls of a whole measurement */
export async function measureScale(workspace: Workspace, share: number): Promise<string> {
  // The benchmark signs the gateway's webhooks itself, with the server's secret.
  process.env.SERVER_SECRET = SECRET
  const { oursDir, serversDir, log } = workspace
  const columns: Column[] = []
  const measure = async (servers: Servers) => {
    columns.push(await measureServers(servers, share))
    process.stderr.write(`${servers.name} measured\n`)
  }

  const onFile = await prepareStudents({ dir: oursDir, log })
  const alone = await startApi({ name: 'bare', port: PORTS.bare, dir: oursDir, log })
  await measure({ name: 'SQLite', origins: [BARE], programs: [alone], shop: onFile })
  await alone.stop()

  const mongo = await startMongo({ isRequired: true })
  if (!mongo) throw new Error('there is no MongoDB')
  try {
    const uri = `${mongo.uri.replace(/\/$/, '')}/shala-scale-${process.pid}`
    const shop = await prepareStudents({ dir: serversDir, log, uri })
    const start = (name: string, port: number) =>
      startApi({ name, port, dir: serversDir, log, env: { DATABASE_URI: uri } })
    const name = 'MongoDB'
    const one = await start('server-a', PORTS.serverA)
    await measure({ name, origins: SERVERS.slice(0, 1), programs: [one], shop })
    await one.stop()
    // Both are new, so that neither has been compiled for longer than the one before.
    const two = await Promise.all([start('server-a', PORTS.serverA), start('server-b', PORTS.serverB)])
    await measure({ name: `${name}, two servers`, origins: SERVERS, programs: two, shop })
    await Promise.all(two.map((program) => program.stop()))
  } finally {
    await mongo.stop()
  }
  return tableOf(columns)
}

function tableOf(columns: readonly Column[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const cell = ({ cpuMs, rate }: Figure) =>
    `${cpuMs.toFixed(cpuMs < 10 ? 1 : 0)}${rate === null ? '' : ` (${rate.toFixed(0)}/s)`}`
  const whats = columns[0]?.figures.map(({ what }) => what) ?? []
  return [
    `${cpus().length} cores, Node ${process.versions.node}, ${CONNECTIONS} connections`,
    '',
    line(['ms of processor time of all servers (calls a second)', ...columns.map(({ name }) => name)]),
    line(['---', ...columns.map(() => '---:')]),
    ...whats.map((what, row) => line([what, ...columns.map(({ figures }) => cell(figures[row] as Figure))])),
  ].join('\n')
}
