import { reportError } from './reportError.ts'
import { severityOf } from './severityOf.ts'

/** Logs a failed read of our API, with the severity of its path. */
export function logFailedRead(err: unknown, path: string): void {
  const error = err instanceof Error ? err : new Error(String(err))
  reportError(error, { severity: severityOf(path), functionName: 'read' })
}
