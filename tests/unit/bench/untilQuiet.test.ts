import { describe, expect, it } from 'vitest'
import { untilQuiet } from '#tests/bench/load/untilQuiet.ts'

/** A process whose CPU time grows by these, ms, one after the other and then by `rest`. */
function busyFor(growth: number[], rest: number) {
  let total = 0
  let pauses = 0
  return {
    used: () => total,
    pause: async () => {
      total += growth[pauses] ?? rest
      pauses += 1
    },
    pauses: () => pauses,
  }
}

describe('the wait for a server to be quiet', () => {
  it('ends after two seconds without work, and begins again when work comes in between', async () => {
    const server = busyFor([450, 400, 10, 0, 300, 10], 0)
    await untilQuiet({ pid: 1 }, server)
    expect(server.pauses()).toBe(9)
  })

  it('fails for a server that never stops working', async () => {
    await expect(untilQuiet({ pid: 1 }, busyFor([], 60))).rejects.toThrow('within a minute')
  })

  it('is none where the system does not tell CPU times', async () => {
    const server = { ...busyFor([], 60), used: () => null }
    await untilQuiet({ pid: 1 }, server)
    expect(server.pauses()).toBe(0)
  })
})
