import { afterEach, beforeAll, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import { readRow } from '#database/guard.ts'
import { holdLease, type Lease } from '#database/lease.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
/** A tenth of the production times. */
const times = { leaseMs: 1000, renewMs: 300 }
const open: Lease[] = []
let made = 0

beforeAll(async () => {
  payload = await startPayload()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((lease) => lease.stop()))
})

const ask = (name: string, options: Partial<Parameters<typeof holdLease>[1]> = {}) => {
  const lease = holdLease(payload, { name, times, ...options })
  open.push(lease)
  return lease
}
const freshName = () => `test-${made++}`
const row = (name: string) => readRow({ payload, collection: 'leases', where: { name: { equals: name } } })

it('is granted to one of many concurrent requests', async () => {
  const name = freshName()
  const leases = Array.from({ length: 12 }, () => ask(name))
  await expect.poll(() => leases.filter((lease) => lease.isHeld()).length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(leases.filter((lease) => lease.isHeld())).toHaveLength(1)
})

it('passes to the next holder at once when it is released', async () => {
  const name = freshName()
  const first = ask(name)
  await expect.poll(first.isHeld).toBe(true)
  const holder = (await row(name))?.holder
  const second = ask(name)
  await first.stop()
  expect(first.isHeld()).toBe(false)
  // Unless the second one was as quick.
  const released = await row(name)
  expect(released?.until === 0 || released?.holder !== holder).toBe(true)
  // The second one retries every 300 ms.
  await expect.poll(second.isHeld).toBe(true)
  await first.stop()
  expect((await row(name))?.until).toBeGreaterThan(0)
})

it('is renewed for as long as it is held', async () => {
  const name = freshName()
  const lease = ask(name)
  await expect.poll(lease.isHeld).toBe(true)
  const { until } = (await row(name)) ?? { until: 0 }
  await expect.poll(async () => (await row(name))?.until).toBeGreaterThan(until)
  expect(lease.isHeld()).toBe(true)
})

it('is taken over after the holder’s death, when it has expired', async () => {
  const name = freshName()
  await payload.db.create({
    collection: 'leases',
    data: { name, holder: 'dead', until: Date.now() + times.leaseMs },
  })
  let now = Date.now()
  const early = ask(name, { clock: () => now })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(early.isHeld()).toBe(false)
  now += times.leaseMs
  await expect.poll(early.isHeld).toBe(true)
})

it('is lost by a holder that finds another one in its place, whatever its clock', async () => {
  const name = freshName()
  let now = Date.now()
  const holder = ask(name, { clock: () => now })
  await expect.poll(holder.isHeld).toBe(true)
  // A machine whose clock is a minute ahead takes it over.
  const other = ask(name, { clock: () => now + 60_000 })
  await expect.poll(other.isHeld).toBe(true)
  now -= 3_600_000
  await expect.poll(holder.isHeld).toBe(false)
  expect(other.isHeld()).toBe(true)
})

it('calls back each time it is won', async () => {
  const name = freshName()
  let won = 0
  const lease = ask(name, { onAcquired: () => won++ })
  await expect.poll(() => won).toBe(1)
  await payload.db.updateOne({
    collection: 'leases',
    where: { name: { equals: name } },
    data: { holder: 'other' },
  })
  await expect.poll(lease.isHeld).toBe(false)
  await payload.db.updateOne({ collection: 'leases', where: { name: { equals: name } }, data: { until: 0 } })
  await expect.poll(() => won).toBe(2)
})
