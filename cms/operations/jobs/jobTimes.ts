import type { JobTime } from '#domain/jobs/lateness.ts'

const KEY = Symbol.for('shala.jobTimes')
const shared = globalThis as { [KEY]?: Map<string, JobTime> }

/** Run statistics of this process's background jobs, by name. On `globalThis`, since the server and the separately bundled panel share it. */
const times: Map<string, JobTime> = shared[KEY] ?? new Map()
shared[KEY] = times

/** Records that this process has started to run a job. @param startedAt ms since epoch */
export function recordJobStart(name: string, everyMs: number, startedAt: number): void {
  times.set(name, { everyMs, startedAt, endedAt: null, tookMs: 0, failures: 0 })
}

/** Records a finished run of a job. @param endedAt ms since epoch */
export function recordJobRun(
  name: string,
  { endedAt, tookMs, isFailed }: { endedAt: number; tookMs: number; isFailed: boolean },
): void {
  const before = times.get(name) ?? { everyMs: 0, startedAt: endedAt, endedAt: null, tookMs: 0, failures: 0 }
  times.set(name, {
    ...before,
    endedAt: isFailed ? before.endedAt : endedAt,
    tookMs,
    failures: before.failures + (isFailed ? 1 : 0),
  })
}

/** Drops the statistics of all jobs, because another process holds the lease and runs them. */
export const clearJobTimes = (): void => times.clear()

export const jobTimes = (): ReadonlyMap<string, Readonly<JobTime>> => times
