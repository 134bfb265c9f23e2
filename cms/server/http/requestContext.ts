import type { IncomingMessage } from 'node:http'
import type { ProjectRecord } from '../gateway/projectDirectory.ts'
import { parseTarget, type RequestTarget } from './requestTarget.ts'

/** What the server itself knows of a request. Kept beside the request, where no header or body can reach it. */
export type RequestContext = RequestTarget & {
  id: string
  project: ProjectRecord | null
  /** The body, when it was read and checked here. */
  body?: Buffer
  /** How many bytes a body that is not read here may have. */
  bodyLimit?: number
  /** Set when a streamed body turned out to be too large. */
  isTooLarge?: boolean
}

const contexts = new WeakMap<IncomingMessage, RequestContext>()

/** Call only after `targetProblem` found nothing. */
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
