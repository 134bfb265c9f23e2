'use client'
import { type ReactNode, useEffect } from 'react'
import { errorKey } from '#domain/logs/errorKey.ts'
import { type BrowserError, isReportable } from '#domain/logs/isReportable.ts'

const MAX_REPORTS = 10
const MAX_MESSAGE = 500
const MAX_STACK = 4000

const toBrowserError = (thrown: unknown): BrowserError =>
  thrown instanceof Error
    ? { name: thrown.name, message: thrown.message || thrown.name, stack: thrown.stack }
    : { message: typeof thrown === 'string' ? thrown : 'Thrown: no error' }

/** Wraps the admin panel and posts its uncaught browser errors to the error log: each error once, at most `MAX_REPORTS` per page load. */
export function ErrorReport({ children }: { children?: ReactNode }) {
  useEffect(() => {
    const reported = new Set<string>()
    const report = (error: BrowserError, functionName: string) => {
      const about = {
        panel: 'admin' as const,
        message: error.message.slice(0, MAX_MESSAGE),
        error: (error.stack ?? '').slice(0, MAX_STACK),
      }
      const key = errorKey(about)
      if (reported.size >= MAX_REPORTS || reported.has(key) || !isReportable(error, navigator.onLine)) return
      reported.add(key)
      const { pathname } = window.location
      const rest = {
        refPath: pathname,
        functionName,
        severity: 'medium',
        nowDate: Date.now(),
        platform: 'admin',
      }
      fetch('/api/logs/error', {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...about, ...rest }),
      }).catch(() => undefined)
    }
    const onError = ({ error, message, filename }: ErrorEvent) =>
      report({ ...(error ? toBrowserError(error) : { message }), fileName: filename }, 'script')
    const onRejection = ({ reason }: PromiseRejectionEvent) => report(toBrowserError(reason), 'promise')
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [])
  return <>{children}</>
}
