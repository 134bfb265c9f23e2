import { send } from '../post.ts'
import { serverTime } from './serverTime.ts'

/** An answer and the server's time (ms); refusals (4xx) contain their message too. */
export type ApiAnswer<Body> = { status: number; body: Body; at: number }
export type ApiRefusal = { apiSuccess: false; message: string; code?: string }

const get = (base: string, path: string): Promise<Response> =>
  fetch(`${base}/api/${path}`, { headers: { accept: 'application/json' } })

/**
 * Reads JSON from our API below `base`, refusals included. Spec 8, in the browser: a failed read (no answer,
 * 5xx, no JSON) is logged with its severity and returned as null; network failures while offline are not
 * logged.
 */
export async function readApi<Body>(base: string, path: string): Promise<ApiAnswer<Body> | null> {
  try {
    return await answerOf<Body>(await get(base, path), path)
  } catch (err) {
    logFailedRead(err, path)
    return null
  }
}

/**
 * Calls our API below `base` and reads the JSON answer, refusals included; `body` makes it a POST, which with
 * `keepalive` also reaches the server when the page is left. Throws without an answer and when the server failed (5xx), so that SWR and callers can report it and offer a
 * retry.
 */
export async function callApi<Body>(
  base: string,
  path: string,
  body?: unknown,
  options?: { keepalive?: boolean },
): Promise<ApiAnswer<Body>> {
  if (body === undefined) {
    const answer = await readApi<Body>(base, path)
    if (!answer) throw new Error(`${nameOf(path)} could not be read`)
    return answer
  }
  const response = await send(base, path, body, options)
  if (!response) throw new Error(`${path} was not answered`)
  return answerOf<Body>(response, path)
}

const nameOf = (path: string): string => path.split('?')[0] ?? path

async function answerOf<Body>(response: Response, path: string): Promise<ApiAnswer<Body>> {
  if (response.status >= 500) throw new Error(`${nameOf(path)} answered ${response.status}`)
  const at = serverTime(response)
  return { status: response.status, body: (await response.json()) as Body, at }
}

/** Loaded only after a failed read: no page contains the code and tables of the log. */
function logFailedRead(err: unknown, path: string): void {
  import('./logFailedRead.ts').then(
    (log) => log.logFailedRead(err, path),
    () => undefined,
  )
}
