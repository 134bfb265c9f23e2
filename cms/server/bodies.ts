import type { Request, RequestHandler } from 'express'
import { type BodyRule, bodyRule } from './bodyRule.ts'
import { HttpError } from './httpError.ts'
import { parseJson } from './jsonGuard.ts'
import { contextOf } from './requestContext.ts'

const isJson = (contentType: string): boolean => /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType)

const tooLarge = (limit: number): HttpError =>
  new HttpError(413, `The body is larger than ${limit >= 1e6 ? `${limit / 1e6} MB` : `${limit / 1e3} KB`}.`)

const hasBody = (req: Request): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0

async function readBody(req: Request, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

function checkDeclaration(req: Request, rule: BodyRule): void {
  const contentType = req.headers['content-type'] ?? ''
  if (Number(req.headers['content-length'] ?? 0) > rule.limit) throw tooLarge(rule.limit)
  if (rule.needsLength && req.headers['transfer-encoding'] !== undefined) {
    throw new HttpError(411, 'The length of the body must be told.')
  }
  if (req.headers['content-encoding'] !== undefined)
    throw new HttpError(415, 'Compressed bodies are not accepted.')
  if (rule.kind === 'json' && contentType !== '' && !isJson(contentType)) {
    throw new HttpError(415, 'The body must be JSON (content-type: application/json).')
  }
  if (rule.kind === 'json' && contentType === '' && hasBody(req)) {
    throw new HttpError(415, 'The content type of the body is missing.')
  }
}

/**
 * Holds bodies to the limit of the one who will read them. JSON is read, checked and kept in the request's context; all
 * else stays an unread stream, since Payload and Next read it themselves.
 */
export const limitBodies: RequestHandler = async (req, _res, next) => {
  const context = contextOf(req)
  const rule = bodyRule(context.path, req.headers['content-type'] ?? '')
  checkDeclaration(req, rule)
  if (rule.kind !== 'raw' && hasBody(req) && isJson(req.headers['content-type'] ?? '')) {
    const body = await readBody(req, rule.limit)
    parseJson(body)
    context.body = body
  }
  next()
}

/** The body as a stream that ends with an error when it grows beyond its limit; null when there is none. */
export async function* countedBody(req: Request): AsyncGenerator<Buffer> {
  const context = contextOf(req)
  const { limit } = bodyRule(context.path, req.headers['content-type'] ?? '')
  let size = 0
  for await (const chunk of req) {
    size += chunk.length
    if (size > limit) {
      context.isTooLarge = true
      throw tooLarge(limit)
    }
    yield chunk
  }
}
