import { ReadFailed } from '#domain/logs/ReadFailed.ts'
import type { Severity } from '#domain/logs/severities.ts'
import { reportRead } from './reportRead.ts'

type ReadDetails = { project: string; collection: string; severity: Severity }

/** Spec 8, on the server: a failed read is logged with its severity and returned as null. */
export async function readLogged<Answer>(
  read: () => Promise<Answer>,
  details: ReadDetails,
): Promise<Answer | null> {
  try {
    return await read()
  } catch (err) {
    await reportRead({ ...details, err })
    return null
  }
}

/**
 * As `readLogged`, for reads that a page may not be able to do without: after a failure of severity `high`
 * the page ends in `ReadFailed`, for which the gateway answers 503 or serves the last good copy, and caches
 * nothing.
 */
export async function readForPage<Answer>(
  read: () => Promise<Answer>,
  details: ReadDetails & { severity: 'high' },
): Promise<Answer>
export async function readForPage<Answer>(
  read: () => Promise<Answer>,
  details: ReadDetails,
): Promise<Answer | null>
export async function readForPage<Answer>(
  read: () => Promise<Answer>,
  details: ReadDetails,
): Promise<Answer | null> {
  const answer = await readLogged(read, details)
  if (answer === null && details.severity === 'high')
    throw new ReadFailed(`${details.collection} of ${details.project} could not be read`)
  return answer
}
