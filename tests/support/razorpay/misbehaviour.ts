import type { ServerResponse } from 'node:http'

/**
 * How a request fails. Not processed: `hang` (no response), `500`, `429`, `409` (a request with the same idempotency key is
 * still in progress), `html` and `page` (a 502 and a 200 of an intermediary). Processed: `drop` (the connection is cut before
 * the response), `mute` (no response) and `slow` (the response comes letter by letter, for longer than any client should
 * wait).
 */
export type How = 'hang' | 'drop' | 'mute' | 'slow' | '500' | '429' | '409' | 'html' | 'page'

/** `path` is matched against method and URL, such as `POST /v1/orders`; `times` is 1 by default. */
export type Misbehaviour = { path: RegExp; how: How; times?: number }

const LETTER_MS = 250
const NOT_PROCESSED: readonly How[] = ['hang', '500', '429', '409', 'html', 'page']

export const isProcessed = (how: How): boolean => !NOT_PROCESSED.includes(how)

/** The failure that is planned for this request, or null; uses up one of its `times`. */
export function takePlannedFailure(planned: Misbehaviour[], line: string): How | null {
  const fitting = planned.find(({ path, times = 1 }) => times > 0 && path.test(line))
  if (!fitting) return null
  fitting.times = (fitting.times ?? 1) - 1
  return fitting.how
}

/** Responds in this way instead of with `answer`. */
export function misbehave(res: ServerResponse, how: How, answer: string): void {
  const respond = (status: number, type: string, text: string) =>
    res.writeHead(status, { 'content-type': type }).end(text)
  const respondError = (status: number, code: string, description: string) =>
    respond(status, 'application/json', JSON.stringify({ error: { code, description } }))
  if (how === 'drop') res.socket?.destroy()
  if (how === '500')
    respondError(500, 'SERVER_ERROR', 'We are facing some trouble completing your request at the moment.')
  if (how === '429') respondError(429, 'BAD_REQUEST_ERROR', 'Too many requests')
  if (how === '409')
    respondError(
      409,
      'BAD_REQUEST_ERROR',
      'Another request with the same idempotency key is still in progress.',
    )
  if (how === 'html') respond(502, 'text/html', '<html>Bad gateway</html>')
  if (how === 'page') respond(200, 'text/html', '<html>Sign in to this network</html>')
  if (how === 'slow') drip(res, answer)
}

function drip(res: ServerResponse, answer: string): void {
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) })
  let sent = 0
  const timer = setInterval(() => {
    if (sent < answer.length) return void res.write(answer[sent++])
    clearInterval(timer)
    res.end()
  }, LETTER_MS)
  res.on('close', () => clearInterval(timer))
}
