import type { BasePayload } from 'payload'
import { afterAll, beforeAll, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import { freePort } from '#tests/support/freePort.ts'
import { random } from '#tests/support/random.ts'
import { triesOf } from '#tests/support/sample.ts'
import {
  buy,
  expectSoldOnce,
  finishPurchase,
  type KilledShop,
  openBuyer,
  openKilledShop,
  type Purchase,
  signInAt,
} from '#tests/support/shop/killedSale.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'

/** Buyers per round at the two servers while one of them is killed. */
const BUYERS = 4
const ROUNDS = triesOf({ few: 1, full: 2, long: 10 })
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 100_000)

let payload: BasePayload
let shop: KilledShop
/** Another shop, in which a purchase is timed. */
let peer: KilledShop
let servers: BareServer[]
let ports: number[]

beforeAll(async () => {
  payload = await startPayload()
  shop = await openKilledShop(payload, BUYERS * ROUNDS)
  peer = await openKilledShop(payload, 2)
  ports = [await freePort(), await freePort()]
  servers = await Promise.all(ports.map((port) => startBareServer(port)))
}, 300_000)
afterAll(() => Promise.all(servers?.map((server) => server.stop()) ?? []))

const originOf = (index: number): string => servers[index % 2]?.origin as string

/** Duration of concurrent purchases at both servers, ms: kill times are drawn from a slightly longer range. */
async function timeOfPurchases(): Promise<number> {
  const buyers = await Promise.all([0, 1].map((trial) => openBuyer(peer, trial, originOf(trial))))
  const startedAt = performance.now()
  await Promise.all(buyers.map(({ browser, purchase }, trial) => buy(browser, purchase, originOf(trial))))
  return performance.now() - startedAt
}

it(`loses no paid order and doubles none when either of two servers is killed ${ROUNDS} times during a sale (seed ${SEED})`, {
  timeout: 180_000 + 90_000 * ROUNDS,
}, async () => {
  const draw = random(SEED)
  const purchasesMs = (BUYERS / 2) * (await timeOfPurchases())
  for (let round = 0; round < ROUNDS; round++) {
    const trials = Array.from({ length: BUYERS }, (_, index) => round * BUYERS + index)
    const purchases = new Map<number, Purchase>()
    const buyers = await Promise.all(trials.map((trial) => openBuyer(shop, trial, originOf(trial))))
    const buying = buyers.map(({ browser, purchase }, index) => {
      purchases.set(trials[index] as number, purchase)
      return buy(browser, purchase, originOf(trials[index] as number)).catch(() => undefined)
    })
    await new Promise((resolve) => setTimeout(resolve, 1.2 * draw() * purchasesMs))
    const killed = draw() < 0.5 ? 0 : 1
    await servers[killed]?.kill()
    await Promise.all(buying)
    // The load balancer sends everybody to the other server.
    const origin = originOf(killed + 1)
    await Promise.all(
      trials.map((trial) =>
        finishPurchase(
          signInAt(shop, trial, origin),
          purchases.get(trial) as Purchase,
          origin,
          `trial ${trial}, server ${killed} killed`,
        ),
      ),
    )
    servers[killed] = await startBareServer(ports[killed] as number)
  }
  await expectSoldOnce(payload, shop)
})
