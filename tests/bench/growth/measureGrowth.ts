import { statSync } from 'node:fs'
import path from 'node:path'
import type { BasePayload, PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { type SessionUser, type Viewer, viewerOf } from '#access/viewer.ts'
import { loadDashboard } from '#cms/operations/panel/dashboard.ts'
import { startPayload } from '#cms/payload.ts'
import { periodOf } from '#domain/panel/period.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { openTestSession } from '#tests/support/sessions.ts'
import { median } from '../load/median.ts'
import { listedPerson } from '../manyPeople.ts'
import { withoutSyncing } from '../prepare/withoutSyncing.ts'
import { growTo } from './growTo.ts'

const ROUNDS = 15
const CALLS_A_ROUND = 10

type Asked = { what: string; call: () => Promise<unknown> }

/** Fails unless the call was answered well: a refusal is fast at any size. */
const good = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body).slice(0, 200)}`)
}

async function panelRequest(payload: BasePayload, project: RequestProject): Promise<PayloadRequest> {
  const admin = await createPerson(payload, project, 800)
  const none = { accessList: [], features: [], offFeatures: [] }
  const user = {
    ...admin,
    collection: 'users',
    _strategy: 'session',
    _isStaff: true,
    _sid: 'x',
    _access: { ...none, assigned: { testseries: [], products: [], classes: [] } },
  } as unknown as SessionUser
  const { PROJECT_HEADER } = await import('#access/projectOf.ts')
  const headers = new Headers({ [PROJECT_HEADER]: `${project.id} ${project.slug}` })
  return { payload, headers, user, context: {} } as unknown as PayloadRequest
}

/** What students and staff ask for all day. */
async function callsOf(payload: BasePayload, project: RequestProject, student: string): Promise<Asked[]> {
  const { product } = await createCourse(payload, project)
  const items = [{ product: String(product.id), quantity: 1 }]
  const session = async (user: string, isStaff: boolean): Promise<Browser> => {
    const browser = openBrowser(project)
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    const token = await openTestSession(payload, user, project, isStaff, { expiresAt })
    browser.jar.set(`${project.slug}-${isStaff ? 'staff' : 'session'}`, token)
    return browser
  }
  const learner = await session(student, false)
  const desk = await session(String((await createPerson(payload, project, 800)).id), true)
  const list = (query: string) => () =>
    good(desk.get(`/${query}`, { referer: `http://${project.slug}.localhost/admin` }))
  const panel = await panelRequest(payload, project)
  return [
    { what: 'who is signed in', call: () => good(learner.get('/auth/me')) },
    { what: 'own orders', call: () => good(learner.get('/orders?limit=10&sort=-placedAt&depth=0')) },
    { what: 'own entitlements', call: () => good(learner.get('/entitlements?limit=10&depth=0')) },
    { what: 'wallet statement', call: () => good(learner.get('/wallet/statement?kind=credits')) },
    { what: 'quote of a checkout', call: () => good(learner.post('/payment/quote', { items })) },
    { what: 'list of orders, newest first', call: list('orders?limit=25&depth=0&sort=-placedAt') },
    { what: 'orders to pack', call: list('orders?limit=25&depth=0&where[queue][equals]=pack') },
    {
      what: 'orders by number',
      call: list('orders?limit=25&depth=0&where[number][equals]=EX-500'),
    },
    { what: 'list of people', call: list('users?limit=25&depth=0') },
    {
      what: 'a person by phone, in the panel’s search',
      call: () => good(desk.get(`/panel/search?q=${listedPerson(500).phone.slice(3)}`)),
    },
    {
      what: 'dashboard of 30 days',
      call: () => loadDashboard(panel, viewerOf(panel) as Viewer, periodOf('days30'), Date.now()),
    },
  ]
}

async function cpuOf({ what, call }: Asked): Promise<number> {
  try {
    for (let n = 0; n < 3; n++) await call()
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const before = process.cpuUsage()
      for (let n = 0; n < CALLS_A_ROUND; n++) await call()
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1000 / CALLS_A_ROUND)
      if (times.reduce((sum, ms) => sum + ms * CALLS_A_ROUND, 0) > 20_000) break
    }
    return median(times)
  } catch (err) {
    throw new Error(`${what}: ${(err as Error).message}`)
  }
}

/** The table, in Markdown. `sizes` are rows of each collection, ascending. */
export async function measureGrowth(sizes: readonly number[]): Promise<string> {
  const payload = await startPayload()
  await withoutSyncing(payload)
  const project = await createProject(payload)
  const student = String((await createPerson(payload, project)).id)
  const calls = await callsOf(payload, project, student)
  const rows = new Map(calls.map(({ what }) => [what, [] as number[]]))
  const megabytes: number[] = []
  let from = 0
  for (const size of sizes) {
    await growTo(payload, { project: project.id, student, from, to: size })
    from = size
    for (const asked of calls) rows.get(asked.what)?.push(await cpuOf(asked))
    megabytes.push(statSync(path.join(process.env.DATA_DIR as string, 'shala.db')).size / 2 ** 20)
    process.stderr.write(`${size} rows measured\n`)
  }
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const inFigures = (ms: number) => ms.toFixed(ms < 10 ? 1 : 0)
  return [
    line(['ms of processor time', ...sizes.map((size) => size.toLocaleString('en'))]),
    line(['---', ...sizes.map(() => '---:')]),
    ...[...rows].map(([what, times]) => line([what, ...times.map(inFigures)])),
    line(['file, MB', ...megabytes.map((size) => size.toFixed(0))]),
  ].join('\n')
}
