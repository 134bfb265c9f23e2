import type { ServerResponse } from 'node:http'

/**
 * How the next requests go wrong. Nothing is done for `hang` (no answer), `500`, `429`, `409` (a request under the same key
 * is still in progress), and for `html` and `page`, a 502 and a 200 of something in between. Everything is done for `drop`
 * (the connection is cut before the answer), `mute` (no answer) and `slow` (the answer comes letter by letter, for longer
 * than anybody should wait).
 */
export type How = 'hang' | 'drop' | 'mute' | 'slow' | '500' | '429' | '409' | 'html' | 'page'

/** `path` is looked for in the method and the address, such as `POST /v1/orders`; `times` is 1 unless told. */
export type Misbehaviour = { path: RegExp; how: How; times?: number }

const LETTER_MS = 250
const NOT_DONE: readonly How[] = ['hang', '500', '429', '409', 'html', 'page']

export const isDoneAnyway = (how: How): boolean => !NOT_DONE.includes(how)

/** The first planned misbehaviour that fits, which is then used up by one. */
export function takeFitting(planned: Misbehaviour[], line: string): How | null {
  const fitting = planned.find(({ path, times = 1 }) => times > 0 && path.test(line))
  if (!fitting) return null
  fitting.times = (fitting.times ?? 1) - 1
  return fitting.how
}

/** Answers in this way instead of with `answer`. */
export function misbehave(res: ServerResponse, how: How, answer: string): void {
  const say = (status: number, type: string, text: string) =>
    res.writeHead(status, { 'content-type': type }).end(text)
  const sayError = (status: number, code: string, description: string) =>
    say(status, 'application/json', JSON.stringify({ error: { code, description } }))
  if (how === 'drop') res.socket?.destroy()
  if (how === '500')
    sayError(500, 'SERVER_ERROR', 'We are facing some trouble completing your request at the moment.')
  if (how === '429') sayError(429, 'BAD_REQUEST_ERROR', 'Too many requests')
  if (how === '409')
    sayError(409, 'BAD_REQUEST_ERROR', 'Another request with the same idempotency key is still in progress.')
  if (how === 'html') say(502, 'text/html', '<html>Bad gateway</html>')
  if (how === 'page') say(200, 'text/html', '<html>Sign in to this network</html>')
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
