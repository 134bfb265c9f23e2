import type { Request, RequestHandler } from 'express'
import { textOf } from '#domain/text/textOf.ts'
import { type BodyRule, bodyRule, isForm, OWN_LIMIT } from './bodyRule.ts'
import { HttpError } from './httpError.ts'
import { parseJson } from './jsonGuard.ts'
import { contextOf } from './requestContext.ts'

const isJson = (contentType: string): boolean => /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType)

export const tooLarge = (limit: number): HttpError =>
  new HttpError(413, `The body is larger than ${limit >= 1e6 ? `${limit / 1e6} MB` : `${limit / 1e3} KB`}.`)

const declaredLength = (req: Request): number => Number(req.headers['content-length'] ?? 0)
const hasBody = (req: Request): boolean =>
  req.headers['transfer-encoding'] !== undefined || declaredLength(req) > 0

/** Reads a body whole. Rejects once it is larger than `limit` bytes, and leaves the rest unread. */
function readBody(req: Request, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      req.off('data', add).off('end', finish).off('error', fail).off('close', leave)
      settle()
    }
    const add = (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) {
        chunks.push(chunk)
        return
      }
      req.pause()
      end(() => reject(tooLarge(limit)))
    }
    const finish = () => end(() => resolve(Buffer.concat(chunks, size)))
    const fail = (err: Error) => end(() => reject(err))
    const leave = () => fail(new Error('the client disconnected'))
    req.on('data', add).once('end', finish).once('error', fail).once('close', leave)
  })
}

function checkBodyHeaders(req: Request, rule: BodyRule): void {
  const contentType = req.headers['content-type'] ?? ''
  if (declaredLength(req) > rule.limit) throw tooLarge(rule.limit)
  if (rule.needsLength && req.headers['transfer-encoding'] !== undefined) {
    throw new HttpError(411, 'The request needs a Content-Length header.')
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

/** Payload's panel sends long queries as POST with a header for the intended method. */
const overridesMethod = (req: Request): boolean =>
  req.headers['x-payload-http-method-override'] !== undefined ||
  req.headers['x-http-method-override'] !== undefined

/** Whether only staff may send a body of this size or type; a body of unknown length counts as large. */
function needsStaff(req: Request, { isForStaff }: BodyRule): boolean {
  if (overridesMethod(req)) return true
  if (!isForStaff || !hasBody(req)) return false
  const isLarge = req.headers['transfer-encoding'] !== undefined || declaredLength(req) > OWN_LIMIT
  return isLarge || isForm(req.headers['content-type'] ?? '')
}

/** The rule for a request without a staff session; throws 403 before the body is read. */
function ruleForNonStaff(req: Request, rule: BodyRule): BodyRule {
  const isFormOfCollection = isForm(req.headers['content-type'] ?? '') && rule.kind === 'any'
  if (overridesMethod(req) || (rule.isForStaff && isFormOfCollection))
    throw new HttpError(403, textOf('forbidden'))
  return rule.isForStaff ? { ...rule, limit: OWN_LIMIT } : rule
}

type Options = {
  /** Whether a request has a valid staff session; called only for bodies that are limited to staff. */
  isStaff: (req: Request) => Promise<boolean>
}

/**
 * Enforces the body rule of the path and the sender. JSON is read, validated and stored in the request's context; other bodies
 * stay unread streams for Payload and Next.
 */
export const limitBodies =
  ({ isStaff }: Options): RequestHandler =>
  async (req, _res, next) => {
    const context = contextOf(req)
    let rule = bodyRule(context.path, req.headers['content-type'] ?? '')
    if (needsStaff(req, rule) && !(await isStaff(req))) rule = ruleForNonStaff(req, rule)
    checkBodyHeaders(req, rule)
    context.bodyLimit = rule.limit
    if (rule.kind !== 'raw' && hasBody(req) && isJson(req.headers['content-type'] ?? '')) {
      const body = await readBody(req, rule.limit)
      const value = parseJson(body)
      context.body = body
      if (rule.kind === 'json') context.json = value
    }
    next()
  }
