import { describe, expect, it } from 'vitest'
import { measureWork } from '../../bench/load/measureWork.ts'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

describe('measured work', () => {
  it('runs the requested number of times, with limited concurrency, and reports errors', async () => {
    let [begun, together, most] = [0, 0, 0]
    const faults: unknown[] = []
    const work = async () => {
      begun += 1
      const isWrong = begun === 7
      most = Math.max(most, ++together)
      await pause(2)
      together -= 1
      if (isWrong) throw new Error('the seventh')
    }
    const onFault = (err: unknown) => faults.push((err as Error).message)
    const side = { name: 'side', pid: process.pid, connections: 4, work, onFault }
    const round = await measureWork(side, { requests: 20 })
    expect(round).toMatchObject({ answers: 19, failures: 1 })
    expect({ begun, most, faults }).toEqual({ begun: 20, most: 4, faults: ['the seventh'] })
    expect(round.rate).toBeGreaterThan(0)
    expect(round.p99).toBeGreaterThanOrEqual(round.p50)
  })

  it('finishes what it started before the time was over', async () => {
    let done = 0
    const work = async () => {
      await pause(30)
      done += 1
    }
    const side = { name: 'side', pid: process.pid, connections: 3, work, onFault: () => undefined }
    const { answers } = await measureWork(side, { seconds: 0.05 })
    expect(answers).toBe(done)
    expect(answers).toBeGreaterThanOrEqual(3)
  })
})
