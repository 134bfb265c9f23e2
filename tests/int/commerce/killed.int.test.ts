import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { type Browser, openBrowser, overHttp } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { freePort } from '#tests/support/freePort.ts'
import { createPerson, signIn } from '#tests/support/people.ts'
import { random } from '#tests/support/random.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'

const TRIALS = Number(process.env.KILL_TRIALS ?? 6)
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 100_000)
const SETTLED_WITHIN_MS = 60_000

type OrderView = { number: string; paymentStatus: string; fulfilment: string }

let project: RequestProject
let port: number
let server: BareServer
const products: string[] = []
const phones: string[] = []

beforeAll(async () => {
  const payload = await startPayload()
  project = await createProject(payload)
  for (let i = 0; i < TRIALS; i++) {
    products.push(String((await createCourse(payload, project)).product.id))
    phones.push((await createPerson(payload, project)).phone)
  }
  // From here on the database belongs to the server that is killed.
  await payload.destroy()
  port = await freePort()
  server = await startBareServer(port)
}, 60_000)
afterAll(() => server?.stop())

const pay = (gatewayOrderId: string) =>
  fetch(`${server.origin}/dev/sandbox-gateway/${gatewayOrderId}`, {
    method: 'POST',
    headers: { origin: server.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=closed',
  })

/** One student's whole purchase; steps that were answered are kept, so that a repeat goes on where a person would. */
async function buy(browser: Browser, product: string, seen: { paid?: boolean }) {
  const items = [{ product, quantity: 1 }]
  const quoted = await browser.post<{ quote: { quoteId: string } }>('/payment/quote', { items })
  const placed = await browser.post<{ orderId?: string; code?: string }>('/payment/placeOrder', {
    items,
    quoteId: quoted.body.quote.quoteId,
  })
  if (placed.body.code === 'alreadyOwned') return
  const started = await browser.post<{ gatewayOrderId?: string }>('/payment/createTxn', {
    orderId: placed.body.orderId,
    gateway: 'sandbox',
  })
  if (!started.body.gatewayOrderId) return
  const answer = await pay(started.body.gatewayOrderId)
  if (answer.ok) seen.paid = true
}

it(`loses no paid order and doubles none when the server is killed ${TRIALS} times while people pay (seed ${SEED})`, {
  timeout: 30_000 * TRIALS,
}, async () => {
  const draw = random(SEED)
  for (let trial = 0; trial < TRIALS; trial++) {
    const [product, phone] = [products[trial] as string, phones[trial] as string]
    const browser = await signIn(project, phone, openBrowser(project, overHttp(server.origin, project.slug)))
    const seen: { paid?: boolean } = {}
    const buying = buy(browser, product, seen).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, draw() * 90))
    await server.kill()
    await buying
    server = await startBareServer(port)
    // A person whose purchase broke off tries again; one who paid only waits.
    if (!seen.paid) await buy(browser, product, seen)
    const orders = async () => (await browser.get<{ docs: OrderView[] }>('/orders?limit=100')).body.docs
    await expect
      .poll(
        async () => (await orders()).map(({ paymentStatus, fulfilment }) => ({ paymentStatus, fulfilment })),
        { timeout: SETTLED_WITHIN_MS, interval: 200 },
      )
      .toEqual([{ paymentStatus: 'paid', fulfilment: 'done' }])
    const opened = await browser.get<{ docs: { kind: string }[] }>('/entitlements?limit=0')
    expect(opened.body.docs.map(({ kind }) => kind).toSorted(), `trial ${trial}`).toEqual([
      'class',
      'product',
    ])
  }
})
