import { afterEach, expect, it, vi } from 'vitest'
import { createPendingCounts } from '#cms/admin/panel/pendingCounts.ts'
import type { Counts } from '#domain/calls/panel.ts'

afterEach(() => vi.useRealTimers())

function countsThat(...answers: (Counts | null)[]) {
  vi.useFakeTimers()
  const read = vi.fn(async () => answers.shift() ?? null)
  return { read, counts: createPendingCounts({ read, now: Date.now }) }
}

it('counts are read once for pages of the same minute', async () => {
  const { read, counts } = countsThat({ tickets: 1 }, { tickets: 2 })
  await counts.refresh()
  await counts.refresh()
  expect([read.mock.calls.length, counts.current()]).toEqual([1, { tickets: 1 }])
  await vi.advanceTimersByTimeAsync(60_000)
  await counts.refresh()
  expect(counts.current()).toEqual({ tickets: 2 })
})

it('writes in quick succession reload the counts once', async () => {
  const { read, counts } = countsThat({ tickets: 1 }, {})
  const shown: Counts[] = []
  counts.subscribe(() => shown.push(counts.current()))
  await counts.refresh()
  counts.expire()
  counts.expire()
  await vi.runAllTimersAsync()
  expect([read.mock.calls.length, shown]).toEqual([2, [{ tickets: 1 }, {}]])
})

it('a response requested before a write is not shown after it', async () => {
  const { counts } = countsThat({ tickets: 1 }, {})
  const first = counts.refresh()
  counts.expire()
  await first
  expect(counts.current()).toEqual({})
  await vi.runAllTimersAsync()
  expect(counts.current()).toEqual({})
})

it('counts stay unchanged when the request fails', async () => {
  const { counts } = countsThat({ tickets: 1 }, null)
  await counts.refresh()
  counts.expire()
  await vi.runAllTimersAsync()
  expect(counts.current()).toEqual({ tickets: 1 })
})

it('a write on a page without counts, such as a login, does not request them', async () => {
  const { read, counts } = countsThat({ tickets: 1 })
  counts.expire()
  await vi.runAllTimersAsync()
  expect(read).not.toHaveBeenCalled()
})
