import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'
import { DAY_MS, LOG_MS, MINUTE_MS } from '#domain/auth/policy.ts'
import type { ErrorReport } from '#domain/calls/logs.ts'
import { errorCode } from '#domain/logs/errorCode.ts'
import { errorKey } from '#domain/logs/errorKey.ts'
import { pathOnly, withoutSecrets } from '#domain/logs/withoutSecrets.ts'
import { takeFromWindow } from '../rateLimits/window.ts'

/** Limits of error reports: per client in ten minutes, and per project in a day; further ones are dropped. */
export const ERRORS_PER_ADDRESS = 30
export const ERRORS_PER_PROJECT = 2000
export const ADDRESS_WINDOW_MS = 10 * MINUTE_MS

const collection = 'error-logs'

type Args = {
  payload: BasePayload
  project: RequestProject
  /** Rate-limit key of the client; null for our own processes. */
  address: string | null
  uid: string | null
  report: ErrorReport
  now: Date
}

/**
 * Stores a report in one row per error and day with a counter. Returns the code that the person can quote (domain/logs/errorCode.ts); null when a
 * limit was reached.
 */
export async function recordError({
  payload,
  project,
  address,
  uid,
  report,
  now,
}: Args): Promise<string | null> {
  if (!(await isWithinLimits(payload, project, address, now))) return null
  const safe = safeReport(report)
  const fingerprint = createHash('sha256').update(errorKey(safe)).digest('hex').slice(0, 32)
  const groupKey = `${project.id}:${now.toISOString().slice(0, 10)}:${fingerprint}`
  const countUp = () =>
    conditionalUpdate({
      payload,
      collection,
      where: { groupKey: { equals: groupKey } },
      data: { count: { $inc: 1 }, lastSeenAt: now.toISOString() },
    })
  const insert = () =>
    insertIfAbsent({
      payload,
      collection,
      data: {
        ...safe,
        project: project.id,
        uid,
        nowDate: report.nowDate === undefined ? null : new Date(report.nowDate).toISOString(),
        addedOn: now.toISOString(),
        lastSeenAt: now.toISOString(),
        deleteDate: new Date(now.getTime() + LOG_MS).toISOString(),
        count: 1,
        fingerprint,
        groupKey,
      },
    })
  const row = (await countUp()) ?? (await insert()) ?? (await countUp())
  if (!row) throw new Error('the error could not be stored')
  return errorCode(fingerprint)
}

async function isWithinLimits(
  payload: BasePayload,
  project: RequestProject,
  address: string | null,
  now: Date,
): Promise<boolean> {
  const key = `errors:${project.id}`
  if (address) {
    const own = { key: `${key}:${address}`, limit: ERRORS_PER_ADDRESS, windowMs: ADDRESS_WINDOW_MS }
    if (!(await takeFromWindow(payload, own, now)).ok) return false
  }
  return (await takeFromWindow(payload, { key, limit: ERRORS_PER_PROJECT, windowMs: DAY_MS }, now)).ok
}

/** The texts of a report without secrets, cut to the length of their columns. */
const safeReport = ({ error, message, refPath, functionName, severity, panel, platform }: ErrorReport) => ({
  error: withoutSecrets(error).slice(0, 4000),
  message: withoutSecrets(message).slice(0, 500),
  refPath: pathOnly(refPath).slice(0, 500),
  functionName: withoutSecrets(functionName).slice(0, 200),
  severity,
  panel,
  platform: withoutSecrets(platform).slice(0, 200),
})
