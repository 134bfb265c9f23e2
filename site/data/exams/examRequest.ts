import { send } from '../post.ts'
import { answerOf, type ExamAnswer } from './examAnswer.ts'

/** How long an answer is waited for, ms: a phone that changes its network leaves calls without one. */
const TIMEOUT_MS = 15_000

/** GET of a call below `base`. Never throws. */
export const read = <Body extends { apiSuccess: true }>(
  base: string,
  path: string,
): Promise<ExamAnswer<Body>> =>
  answerOf(
    fetch(`${base}/api/${path}`, {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  )
/** POST of a call below `base`. Never throws. */
export const write = <Body extends { apiSuccess: true }>(
  base: string,
  path: string,
  body: unknown,
): Promise<ExamAnswer<Body>> => answerOf(send(base, path, body, { signal: AbortSignal.timeout(TIMEOUT_MS) }))

/** Values as the query of an address. */
export const query = (values: Record<string, string>): string => new URLSearchParams(values).toString()
