import type { ApiRefusal } from '../base/callApi.ts'

/**
 * An answer to a call of an exam. `failed`: none came, or the server failed; it is worth asking again.
 * `signedOut`: the session has ended. `forbidden`: it is somebody else's, or there is no such thing.
 */
export type ExamAnswer<Body> =
  | { state: 'ok'; body: Body }
  | { state: 'refused'; code: string | undefined; message: string }
  | { state: 'failed' | 'signedOut' | 'forbidden' }

/** What became of a call. */
export async function answerOf<Body extends { apiSuccess: true }>(
  request: Promise<Response | null>,
): Promise<ExamAnswer<Body>> {
  const response = await request.catch(() => null)
  if (!response || response.status >= 500 || response.status === 429) return { state: 'failed' }
  if (response.status === 401) return { state: 'signedOut' }
  const body = (await response.json().catch(() => null)) as Body | ApiRefusal | null
  if (!body) return { state: 'failed' }
  if (body.apiSuccess) return { state: 'ok', body }
  if (response.status === 403 || response.status === 404) return { state: 'forbidden' }
  return { state: 'refused', code: body.code, message: body.message }
}
