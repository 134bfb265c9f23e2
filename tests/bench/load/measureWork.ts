import { cpuMs } from './cpuMs.ts'
import { CONNECTIONS, type Extent, type Round } from './measure.ts'

/** One side of a comparison where a unit of work takes several dependent calls. */
export type WorkSide = {
  name: string
  /** The server's process id, for its CPU time. */
  pid: number
  /** Units of work in progress at a time. @default 10 */
  connections?: number
  /** Does one unit of work; an error counts as a failure. */
  work: () => Promise<void>
  /** Called with each error. */
  onFault: (err: unknown) => void
}

/** The percentile `part` (0 to 1) of sorted times, ms. */
const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** Loads a server with units of work; each worker starts the next as soon as its own is done, and finishes what it started. */
export async function measureWork(side: WorkSide, extent: Extent): Promise<Round> {
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
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpuMsPerAnswer: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / begun,
    answers: times.length,
    failures,
  }
}
