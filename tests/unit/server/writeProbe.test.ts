import { beforeEach, expect, it } from 'vitest'
import { createLog } from '#cms/server/process/log.ts'
import { WriteProbe } from '#cms/server/process/writeProbe.ts'

let now: number
let isFull: boolean
let writes: number
let probe: WriteProbe
beforeEach(() => {
  now = 0
  isFull = false
  writes = 0
  const write = async () => {
    writes++
    if (isFull) throw new Error('disk is full')
  }
  probe = new WriteProbe({ write, log: createLog('silent'), now: () => now })
})

/** The result at a time, after the probe that this starts. */
const probedAt = async (ms: number): Promise<string | null> => {
  now = ms
  const answer = probe.check()
  await new Promise((resolve) => setTimeout(resolve))
  return answer
}

it('writes at most every 5 s, however often it is called', async () => {
  for (let ms = 0; ms < 10_000; ms += 100) await probedAt(ms)
  expect(writes).toBe(2)
})

it('reports failure after 15 s of failed writes, and recovery at once', async () => {
  isFull = true
  for (let ms = 0; ms < 15_000; ms += 1000) expect([ms, await probedAt(ms)]).toEqual([ms, null])
  expect(await probedAt(15_000)).toBe('takes no writes')
  isFull = false
  await probedAt(20_000)
  expect(await probedAt(20_100)).toBeNull()
})

it('a short failure is not reported', async () => {
  isFull = true
  await probedAt(0)
  isFull = false
  await probedAt(5000)
  isFull = true
  await probedAt(10_000)
  expect(await probedAt(16_000)).toBeNull()
  expect(await probedAt(25_000)).toBe('takes no writes')
})
