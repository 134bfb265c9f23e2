import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { hasModule } from '#access/moduleRules.ts'
import { moduleOf } from '#access/modules.ts'
import { localeOf, PLATFORM, projectOf, type RequestProject } from '#access/projectOf.ts'
import { type Viewer, viewerOf } from '#access/viewer.ts'
import { isDatabaseError } from '#database/databaseErrors.ts'
import { UNCACHED_HEADER } from '#domain/pages/changeHeaders.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { type AuditRule, auditCall } from '../operations/audit/auditCall.ts'
import { withHindiTitles } from '../operations/catalogue/withHindiTitles.ts'
import { type CallOutcome, countCall } from '../operations/jobs/callCounts.ts'
import { invalidFields } from './invalidFields.ts'
import { type CallResult, type Refusal, refuse, respond } from './responses.ts'

/** The answer of a call's schema, with `message` as a text that is not yet translated. */
type WithTextMessage<A> = { [Key in keyof A as Exclude<Key, 'message'>]: A[Key] } & { message?: Text }
type Answer<A extends z.ZodType> = WithTextMessage<z.output<A>> | Refusal

export type CallContext<B> = {
  req: PayloadRequest
  project: RequestProject
  viewer: Viewer | null
  body: B
  now: Date
  /** Adds a Set-Cookie header to the answer. */
  setCookie: (cookie: string) => void
  /** Excludes the response from the memory cache (gateway/publicReads.ts), because the next one will differ. */
  passOn: () => void
}

/** Right that a call of the panel requires: a role, or a module of the registry (access/modules.ts). */
export type Requirement =
  | 'staff'
  | 'admin'
  | 'owner'
  | { module: string | readonly string[]; toEdit?: boolean }

type Silent = 'reads' | 'draft'

/**
 * Required right and audit entry. Without `needs` anybody may call, and `handle` checks. A POST of the panel declares its audit
 * entry, `reads` when it changes nothing, or `draft` when it saves unfinished work that another call submits.
 */
type AccessAndAudit =
  | { needs?: undefined; method?: 'post' | 'get'; audit?: undefined }
  | { needs: Requirement; method: 'get'; audit?: undefined }
  | { needs: Requirement; method?: 'post'; audit: Silent | AuditRule }

type Definition<B extends z.ZodType, A extends z.ZodType> = AccessAndAudit & {
  path: `/${string}`
  /** Also answers on a host without a project, where platform owners sign in to create the first one. */
  isForPlatform?: boolean
  summary: string
  /** Schema of the JSON body (POST) or the query (GET). */
  body: B
  /** Query parameters that may be repeated; `handle` gets them as arrays. */
  lists?: readonly string[]
  answer: A
  handle: (context: CallContext<z.output<B>>) => Promise<Answer<A>>
}

export type Call = {
  path: string
  method: 'post' | 'get'
  summary: string
  needs?: Requirement
  audit?: Silent | AuditRule
  body: z.ZodType
  answer: z.ZodType
  endpoint: Endpoint
}

const ROLE_RIGHTS = {
  staff: (viewer: Viewer) => viewer.isStaff,
  admin: (viewer: Viewer) => viewer.isAdmin,
  owner: (viewer: Viewer) => viewer.isOwner,
} as const

/** 401 or 403 for a viewer without the right, naming the missing permission; null when they have it. */
export function missingRight(viewer: Viewer | null, needs: Requirement): Refusal | null {
  if (!viewer) return refuse(textOf('notLoggedIn'), 'signedOut', { httpStatus: 401 })
  const forbidden = (message: Text) => refuse(message, 'forbidden', { httpStatus: 403 })
  if (typeof needs === 'string') return ROLE_RIGHTS[needs](viewer) ? null : forbidden(textOf('forbidden'))
  const ids = [needs.module].flat()
  if (ids.some((id) => hasModule(viewer, id, needs.toEdit ? 'edit' : 'view'))) return null
  const labels = ids.flatMap((id) => moduleOf(id)?.label ?? [])
  return forbidden(textOf('permissionMissing', { permission: labels.join(' or ') }))
}

async function readInput(
  req: PayloadRequest,
  method: 'post' | 'get',
  lists: readonly string[],
): Promise<unknown> {
  if (method === 'get') {
    const search = req.searchParams ?? new URLSearchParams()
    return {
      ...Object.fromEntries(search),
      ...Object.fromEntries(lists.map((name) => [name, search.getAll(name)])),
    }
  }
  try {
    return (await req.json?.()) ?? {}
  } catch {
    return undefined
  }
}

/**
 * Defines a JSON call: checks rights and input, runs `handle`, writes the audit entry and answers in the common form
 * (docs/architecture.md, "Calls"). 400 with `fields` for invalid input, 404 without a project, 503 for database trouble, 500 with
 * 'Some error occurred' for any other error, which is logged.
 */
export function defineCall<B extends z.ZodType, A extends z.ZodType>(definition: Definition<B, A>): Call {
  const {
    path,
    isForPlatform = false,
    method = 'post',
    summary,
    needs,
    audit,
    body,
    lists = [],
    answer,
    handle,
  } = definition
  // Enforced at start too, for definitions that bypass the type.
  if (needs && method === 'post' && !audit) throw new TypeError(`call ${path} does not say what is audited`)
  const handler = async (req: PayloadRequest) => {
    const project = projectOf(req) ?? (isForPlatform ? PLATFORM : null)
    if (!project) return respond(req, refuse(textOf('notFound'), undefined, { httpStatus: 404 }))
    const refusal = needs && missingRight(viewerOf(req), needs)
    if (refusal) return respond(req, refusal)
    const input = await readInput(req, method, lists)
    const parsed = body.safeParse(input)
    if (!parsed.success) {
      const invalid = refuse(textOf('invalid'), 'invalid', { httpStatus: 400 })
      return respond(req, { ...invalid, fields: invalidFields(parsed.error) })
    }
    const headers = new Headers()
    const note = (outcome: CallOutcome) =>
      method === 'post' && countCall(project.id, path, outcome, Date.now())
    try {
      const result = (await handle({
        req,
        project,
        viewer: viewerOf(req),
        body: parsed.data,
        now: new Date(),
        setCookie: (cookie) => headers.append('set-cookie', cookie),
        passOn: () => headers.set(UNCACHED_HEADER, '1'),
      })) as CallResult
      if (typeof audit === 'object' && result.apiSuccess) await auditCall(req, audit, parsed.data)
      const translated = localeOf(req) === 'hi' ? await withHindiTitles(req.payload, project, result) : result
      note(result.apiSuccess ? 'done' : 'refused')
      return respond(req, translated, headers)
    } catch (err) {
      note('fault')
      req.payload.logger.error({ msg: `call ${path} failed`, err })
      const httpStatus = isDatabaseError(err) ? 503 : 500
      return respond(req, refuse(textOf('someError'), undefined, { httpStatus }))
    }
  }
  return { path, method, summary, needs, audit, body, answer, endpoint: { path, method, handler } }
}
