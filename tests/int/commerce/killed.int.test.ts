import type { BasePayload } from 'payload'
import { afterAll, beforeAll, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import { freePort } from '#tests/support/freePort.ts'
import { random } from '#tests/support/random.ts'
import { IS_FULL } from '#tests/support/sample.ts'
import {
  buy,
  expectSoldOnce,
  finishPurchase,
  type KilledShop,
  openBuyer,
  openKilledShop,
} from '#tests/support/shop/killedSale.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'

const TRIALS = Number(process.env.KILL_TRIALS ?? (IS_FULL ? 10 : 1))
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 100_000)

let payload: BasePayload
let port: number
let server: BareServer
let shop: KilledShop
/** Another shop, in which a purchase is timed. */
let peer: KilledShop

beforeAll(async () => {
  payload = await startPayload()
  shop = await openKilledShop(payload, TRIALS)
  peer = await openKilledShop(payload, 2)
  // From here on only the killed server uses the database.
  await payload.destroy()
  port = await freePort()
  server = await startBareServer(port)
})
afterAll(() => server?.stop())

/** Duration of a purchase on this machine, ms: kill times are drawn from a slightly longer range. */
async function timeOfPurchase(): Promise<number> {
  let startedAt = 0
  // The first purchase of a server is slow.
  for (const trial of [0, 1]) {
    const { browser, purchase } = await openBuyer(peer, trial, server.origin)
    startedAt = performance.now()
    await buy(browser, purchase, server.origin)
  }
  return performance.now() - startedAt
}

it(`loses no paid order and doubles none when the server is killed ${TRIALS} times while people pay (seed ${SEED})`, {
  timeout: 300_000 + 30_000 * TRIALS,
}, async () => {
  const draw = random(SEED)
  const purchaseMs = await timeOfPurchase()
  for (let trial = 0; trial < TRIALS; trial++) {
    const { browser, purchase } = await openBuyer(shop, trial, server.origin)
    const buying = buy(browser, purchase, server.origin).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 1.2 * draw() * purchaseMs))
    await server.kill()
    await buying
    server = await startBareServer(port)
    await finishPurchase(browser, purchase, server.origin, `trial ${trial}`)
  }
  await server.stop()
  await payload.db.init?.()
  await payload.db.connect?.()
  await expectSoldOnce(payload, shop)
})
