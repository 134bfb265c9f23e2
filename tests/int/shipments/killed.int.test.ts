import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import type { Order } from '#payload-types'
import { openBrowser, overHttp } from '#tests/support/browser.ts'
import { freePort } from '#tests/support/freePort.ts'
import { createPerson } from '#tests/support/people.ts'
import { random } from '#tests/support/random.ts'
import { IS_FULL } from '#tests/support/sample.ts'
import { openTestSession } from '#tests/support/sessions.ts'
import type { Account } from '#tests/support/shiprocket/account.ts'
import { type ShiprocketServer, startShiprocketServer } from '#tests/support/shiprocketServer.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'
import { createStudent } from '../orders/staffOrders.ts'
import { atShiprocket, openSending, orderGoods, packLinesOf, parcelRow, type Sending } from './sending.ts'

/** None in `npm test`, which covers random faults in shiprocketFaults.int.test.ts. */
const TRIALS = Number(process.env.KILL_TRIALS ?? (IS_FULL ? 1 : 0))
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 100_000)
const PARCELS = 8
/** Includes the time until a lease expires. */
const SETTLED_WITHIN_MS = 90_000

let payload: BasePayload
let shop: Sending
let token: string
let server: BareServer
let courier: ShiprocketServer
let account: Account
let port: number
const parcels: string[][] = []

beforeAll(async () => {
  courier = await startShiprocketServer()
  process.env.SHIPROCKET_BASE_URL = courier.url
  account = courier.openAccount('api@example.org', 'password-1')
  payload = await startPayload()
  shop = await openSending(payload, atShiprocket(account))
  const admin = await createPerson(payload, shop.project, 800)
  token = await openTestSession(payload, String(admin.id), shop.project, true)
  for (let trial = 0; trial < TRIALS; trial++) {
    shop.student = await createStudent(payload, shop.project)
    const orders: Order[] = []
    for (let i = 0; i < PARCELS; i++) orders.push(await orderGoods(shop))
    parcels.push(await Promise.all(orders.map((order) => packLinesOf(shop, order))))
  }
  // From here on only the killed server uses the database.
  await payload.destroy()
  port = await freePort()
  server = await startBareServer(port)
})
afterAll(async () => {
  await server?.stop()
  await courier?.close()
})

it.runIf(TRIALS > 0)(
  `books every parcel once when the server is killed ${TRIALS} times while it gets AWBs (seed ${SEED})`,
  {
    timeout: 300_000 + TRIALS * (SETTLED_WITHIN_MS + 60_000),
  },
  async () => {
    const draw = random(SEED)
    const browserNow = () => openBrowser(shop.project, overHttp(server.origin, shop.project.slug))
    const headers = { authorization: `Bearer ${token}` }
    for (const [trial, ids] of parcels.entries()) {
      const browser = browserNow()
      // In sequence, so that the kill hits them at every step.
      const asked = ids.map(async (shipmentId, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 60 * draw()))
        await browser.post('/parcels/assign', { shipmentId }, headers).catch(() => undefined)
      })
      await new Promise((resolve) => setTimeout(resolve, 80 + 500 * draw()))
      await server.kill()
      await Promise.all(asked)
      server = await startBareServer(port)
      // Requests without a response are repeated.
      for (const shipmentId of ids) await browserNow().post('/parcels/assign', { shipmentId }, headers)
      const rows = async () =>
        Promise.all(
          ids.map(
            async (id) =>
              (
                await browserNow().get<{ awb: string | null; labelUrl: string | null }>(
                  `/shipments/${id}`,
                  headers,
                )
              ).body,
          ),
        )
      await expect
        .poll(async () => (await rows()).filter(({ awb, labelUrl }) => awb && labelUrl).length, {
          timeout: SETTLED_WITHIN_MS,
          interval: 500,
          message: `trial ${trial}`,
        })
        .toBe(PARCELS)
    }
    await server.stop()
    await payload.db.init?.()
    await payload.db.connect?.()
    for (const id of parcels.flat()) {
      const { reference, awb, state } = await parcelRow(payload, id)
      const booked = account.booked.filter((one) => one.reference === reference)
      expect(
        booked.map((one) => one.awb),
        reference,
      ).toEqual([awb])
      expect(state).toBe('awbAssigned')
    }
    expect(account.booked).toHaveLength(TRIALS * PARCELS)
  },
)
