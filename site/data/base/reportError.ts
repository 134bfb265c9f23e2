import { splitProjectPath } from '#domain/links/projectPath.ts'
import { errorKey } from '#domain/logs/errorKey.ts'
import { type BrowserError, isReportable } from '#domain/logs/isReportable.ts'
import type { Severity } from '#domain/logs/severities.ts'
import { send } from '../post.ts'
import { storeErrorCode } from './errorCode.ts'

const MAX_PER_SESSION = 10
const MAX_LENGTHS = { message: 500, stack: 4000, name: 200 }

type Details = { severity: Severity; functionName?: string }

/** What was already reported on the current page. */
const reported = new Set<string>()
let page = ''
let sentHere = 0

/**
 * Reports an error of this browser to the project's error log (spec 3): each once per page view, at most ten
 * per session. Never throws and never waits; a report that fails to arrive is dropped.
 */
export function reportError(error: BrowserError, { severity, functionName = '' }: Details): void {
  if (!isReportable(error, navigator.onLine)) return
  const { pathname } = window.location
  if (page !== pathname) {
    page = pathname
    reported.clear()
  }
  const report = {
    panel: 'site',
    message: error.message.slice(0, MAX_LENGTHS.message),
    error: (error.stack ?? '').slice(0, MAX_LENGTHS.stack),
  }
  const key = errorKey(report)
  const base = splitProjectPath(pathname).base
  if (reported.has(key) || !countReport(`${base}error-reports`)) return
  reported.add(key)
  send(
    base,
    'logs/error',
    {
      ...report,
      refPath: pathname,
      functionName: functionName.slice(0, MAX_LENGTHS.name),
      severity,
      nowDate: Date.now(),
      platform: 'web',
    },
    { keepalive: true },
  )
    .then((response) => response?.json() as Promise<{ errorCode?: string }> | undefined)
    .then((answer) => storeErrorCode(base, answer?.errorCode))
    .catch(() => undefined)
}

/** False once this tab has sent its ten reports. */
function countReport(storageKey: string): boolean {
  let sent = sentHere
  try {
    sent = Math.max(sent, Number(sessionStorage.getItem(storageKey)))
    sessionStorage.setItem(storageKey, String(sent + 1))
  } catch {
    // Storage is blocked: the counter of this page still applies.
  }
  sentHere = sent + 1
  return sent < MAX_PER_SESSION
}

/** Converts a thrown value or a rejection reason into the fields of a report. */
const described = (thrown: unknown): BrowserError =>
  thrown instanceof Error
    ? { name: thrown.name, message: thrown.message || thrown.name, stack: thrown.stack }
    : { message: typeof thrown === 'string' ? thrown : `Thrown: ${Object.prototype.toString.call(thrown)}` }

/** Reports an uncaught error or an unhandled rejection. */
export function reportEvent(event: ErrorEvent | PromiseRejectionEvent): void {
  if (event instanceof PromiseRejectionEvent) {
    reportError(described(event.reason), { severity: 'medium', functionName: 'promise' })
    return
  }
  // Browsers give no error object for scripts of other origins.
  const error =
    event.error === undefined || event.error === null ? { message: event.message } : described(event.error)
  reportError({ ...error, fileName: event.filename }, { severity: 'medium', functionName: 'script' })
}

/** Reports what an error boundary caught: a page, or a part of it, could not be rendered. */
export const reportRenderError = (error: Error & { digest?: string }): void =>
  reportError(described(error), {
    severity: 'high',
    functionName: error.digest ? `page ${error.digest}` : 'page',
  })
