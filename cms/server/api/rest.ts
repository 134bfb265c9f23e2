import { once } from 'node:events'
import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express'
import { answerBody } from '#domain/calls/answerBody.ts'
import type { Locale } from '#domain/text/locales.ts'
import { textOf } from '#domain/text/textOf.ts'
import { textOfResponse } from '../../endpoints/responses.ts'
import { OWN_LIMIT } from '../http/bodyRule.ts'
import { bodyStream } from '../http/bodyStream.ts'
import { apiCsp } from '../http/csp.ts'
import { HttpError } from '../http/httpError.ts'
import { contextOf } from '../http/requestContext.ts'
import { RETRY_AFTER_S, sendError } from '../http/sendError.ts'
import { HOP_BY_HOP, webHeaders } from '../http/webHeaders.ts'
import type { Log } from '../process/log.ts'

/** Payload's REST and our endpoints as a function of the Fetch API. */
export type Api = (request: Request) => Promise<Response>

const BODYLESS = new Set(['GET', 'HEAD', 'OPTIONS'])

function toWebRequest(req: ExpressRequest, signal: AbortSignal): Request {
  const { path, search, body, json, bodyLimit = OWN_LIMIT } = contextOf(req)
  const url = `${req.protocol}://${req.host}${path}${search}`
  const method = req.method === 'HEAD' ? 'GET' : req.method
  const headers = webHeaders(req)
  if (BODYLESS.has(req.method)) return new Request(url, { method, headers, signal })
  if (body && json !== undefined) return withParsed(new Request(url, { method, headers }), body, json)
  const content = body ?? bodyStream(req, bodyLimit)
  return new Request(url, { method, headers, body: content, duplex: 'half' } as RequestInit)
}

/** A request whose body was read and parsed already, instead of one that copies it into a stream and parses it again. */
const withParsed = (request: Request, body: Buffer, json: unknown): Request =>
  Object.assign(request, { json: async () => json, text: async () => body.toString() })

const noSuchCall = (locale: Locale): Response =>
  Response.json(answerBody(locale, { apiSuccess: false, message: textOf('noSuchCall') }), { status: 404 })

/** Converts server errors and unknown paths to the common form of answers (docs/architecture.md, "Calls"); others pass unchanged. */
async function withCommonForm(response: Response, locale: Locale): Promise<Response> {
  // Payload answers 501 for operations that a collection does not support.
  if (response.status === 501) return noSuchCall(locale)
  if (response.status >= 500) {
    await response.body?.cancel()
    const fault = answerBody(locale, { apiSuccess: false, message: textOf('someError') })
    const body = { ...fault, errors: [{ message: fault.message }] }
    const headers = new Headers()
    if (response.status === 503)
      headers.set('retry-after', response.headers.get('retry-after') ?? RETRY_AFTER_S)
    return Response.json(body, { status: response.status, headers })
  }
  if (response.status !== 404 || !isJsonAnswer(response)) return response
  const text = await response.text()
  if (text.startsWith('{"message":"Route not found')) {
    return noSuchCall(locale)
  }
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(text, { status: 404, headers })
}

const isJsonAnswer = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('application/json') ?? false

function writeHead(response: Response, res: ExpressResponse): void {
  res.status(response.status)
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && !HOP_BY_HOP.has(name)) res.setHeader(name, value)
  })
  for (const cookie of response.headers.getSetCookie()) res.append('set-cookie', cookie)
  const contentType = response.headers.get('content-type') ?? ''
  if (!res.hasHeader('content-security-policy')) res.setHeader('content-security-policy', apiCsp(contentType))
  if (!res.hasHeader('cache-control')) res.setHeader('cache-control', 'no-store')
}

async function writeBody(response: Response, res: ExpressResponse, gone: AbortSignal): Promise<void> {
  if (!response.body) {
    res.end()
    return
  }
  if (isJsonAnswer(response)) {
    // JSON is in memory anyway; with a content-length, compression skips short answers.
    const text = textOfResponse(response)
    const body = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text)
    res.setHeader('content-length', body.length)
    res.end(body)
    return
  }
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) res.flushHeaders()
  const reader = response.body.getReader()
  gone.addEventListener('abort', () => void reader.cancel().catch(() => {}))
  for (let piece = await reader.read(); !piece.done && !gone.aborted; piece = await reader.read()) {
    if (!res.write(piece.value)) await once(res, 'drain', { signal: gone })
  }
  res.end()
}

/** Serves an Api from Express: streams both ways, aborts the request's signal when the client disconnects, answers HEAD as GET. */
export function createRest(api: Api, log: Log): RequestHandler {
  return async (req, res) => {
    const gone = new AbortController()
    let isDone = false
    res.once('close', () => {
      if (!isDone) gone.abort()
    })
    const answer = await api(toWebRequest(req, gone.signal))
    if (contextOf(req).isTooLarge) {
      sendError(req, res, new HttpError(413, 'The body is too large.'))
      return
    }
    const response = await withCommonForm(answer, contextOf(req).locale)
    writeHead(response, res)
    try {
      if (req.method === 'HEAD') {
        await response.body?.cancel()
        res.end()
      } else {
        await writeBody(response, res, gone.signal)
      }
    } catch (err) {
      if (!gone.signal.aborted) log.error({ err, msg: 'an answer was aborted' })
      res.destroy()
    }
    isDone = true
  }
}
