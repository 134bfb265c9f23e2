import { cpuMs } from './cpuMs.ts'
import { CONNECTIONS, type Extent, type Round } from './measure.ts'

/** One of the two that are compared, where a piece takes several calls and each needs the answer of the one before. */
export type Worked = {
  name: string
  /** Its process, whose processor time is read. */
  pid: number
  /** How many pieces are under way at the same time. @default 10 */
  connections?: number
  /** Makes one piece; a fault counts as a failure. */
  work: () => Promise<void>
  /** Hears of the faults. */
  onFault: (err: unknown) => void
}

/** How long the slowest of so many parts took, ms. */
const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** Loads a side with pieces, each worker beginning the next one as soon as its own is done. What is begun is ended. */
export async function measureWork(side: Worked, extent: Extent): Promise<Round> {
  const { pid, work, onFault, connections = CONNECTIONS } = side
  const times: number[] = []
  let [begun, failures] = [0, 0]
  const cpuBefore = cpuMs(pid)
  const startedAt = performance.now()
  const isOver = () =>
    'seconds' in extent ? performance.now() - startedAt >= extent.seconds * 1000 : begun >= extent.requests
  const worker = async () => {
    while (!isOver()) {
      begun += 1
      const at = performance.now()
      try {
        await work()
        times.push(performance.now() - at)
      } catch (err) {
        failures += 1
        onFault(err)
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const tookMs = performance.now() - startedAt
  const cpuAfter = cpuMs(pid)
  times.sort((a, b) => a - b)
  return {
    rate: times.length / (tookMs / 1000),
    p50: share(times, 0.5),
    p99: share(times, 0.99),
    cpuMsPerAnswer: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / begun,
    answers: times.length,
    failures,
  }
}
