import type { IncomingMessage } from 'node:http'
import type { ProjectRecord } from '../gateway/projectDirectory.ts'
import { parseTarget, type RequestTarget } from './requestTarget.ts'

/** The server's own data about a request, stored outside of it, so that headers and body cannot forge it. */
export type RequestContext = RequestTarget & {
  id: string
  project: ProjectRecord | null
  /** The body, if it was read and validated by `limitBodies`. */
  body?: Buffer
  /** Its value, if it is the body of an own call, which is always JSON. */
  json?: unknown
  /** Limit for a streamed body, bytes. */
  bodyLimit?: number
  /** Set when a streamed body exceeded the limit. */
  isTooLarge?: boolean
}

const contexts = new WeakMap<IncomingMessage, RequestContext>()

/** Requires a target that passed `targetProblem`. */
export function openContext(req: IncomingMessage, id: string): RequestContext {
  const context: RequestContext = { ...parseTarget(req.url ?? '/'), id, project: null }
  contexts.set(req, context)
  return context
}

export function contextOf(req: IncomingMessage): RequestContext {
  const context = contexts.get(req)
  if (!context) throw new Error('the request has no context yet')
  return context
}
