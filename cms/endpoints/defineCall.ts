import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { hasModule } from '#access/moduleRules.ts'
import { moduleOf } from '#access/modules.ts'
import { PLATFORM, projectOf, type RequestProject } from '#access/projectOf.ts'
import { type Viewer, viewerOf } from '#access/viewer.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'

type Refusal = {
  apiSuccess: false
  message: string
  code?: string
  retryAfterS?: number
  httpStatus?: number
}
type Answer<A extends z.ZodType> = z.output<A> | Refusal

export type CallContext<B> = {
  req: PayloadRequest
  project: RequestProject
  viewer: Viewer | null
  body: B
  now: Date
  /** Adds a Set-Cookie header to the answer. */
  setCookie: (cookie: string) => void
}

/** Rights that a call of the panel asks for: a role, or a module of the registry (access/modules.ts). */
export type Need = 'staff' | 'admin' | 'owner' | { module: string | readonly string[]; toEdit?: boolean }

type Definition<B extends z.ZodType, A extends z.ZodType> = {
  path: `/${string}`
  /** Also answers where no project is: platform owners sign in there to open the first one. */
  isForPlatform?: boolean
  method?: 'post' | 'get'
  summary: string
  /** Who may call it; without it everybody may, and `handle` decides. */
  needs?: Need
  /** The JSON body of a POST, the query of a GET. */
  body: B
  /** Names of the query that may be repeated: `handle` gets them as lists. */
  lists?: readonly string[]
  answer: A
  handle: (context: CallContext<z.output<B>>) => Promise<Answer<A>>
}

export type Call = {
  path: string
  method: 'post' | 'get'
  summary: string
  needs?: Need
  body: z.ZodType
  answer: z.ZodType
  endpoint: Endpoint
}

/** An expected refusal: answered as 200 with the message, unless `httpStatus` says who was refused (401, 403, 404, 409). */
export const refuse = (message: string, code?: string, extra: Partial<Refusal> = {}): Refusal => ({
  apiSuccess: false,
  message,
  ...(code ? { code } : {}),
  ...extra,
})

const ROLE_RIGHTS = {
  staff: (viewer: Viewer) => viewer.isStaff,
  admin: (viewer: Viewer) => viewer.isAdmin,
  owner: (viewer: Viewer) => viewer.isOwner,
} as const

/** The refusal for somebody without the right, or null. Says which permission is missing. */
export function lackOf(viewer: Viewer | null, needs: Need): Refusal | null {
  if (!viewer) return refuse(MESSAGES.notLoggedIn, 'signedOut', { httpStatus: 401 })
  const forbidden = (message: string) => refuse(message, 'forbidden', { httpStatus: 403 })
  if (typeof needs === 'string') return ROLE_RIGHTS[needs](viewer) ? null : forbidden(ANSWERS.forbidden)
  const ids = [needs.module].flat()
  if (ids.some((id) => hasModule(viewer, id, needs.toEdit ? 'edit' : 'view'))) return null
  const labels = ids.flatMap((id) => moduleOf(id)?.label ?? [])
  return forbidden(ANSWERS.permissionMissing.replace('{permission}', labels.join(' or ')))
}

const json = (body: unknown, status: number, cookies: string[] = []) => {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { status, headers })
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
 * One call of ours: reads and checks the body, answers in the form of all calls (docs/architecture.md, "Calls"). 400 for a wrong shape with the
 * fields, 404 without a project, 5xx with 'Some error occurred' for a fault, which is logged with its cause.
 */
export function defineCall<B extends z.ZodType, A extends z.ZodType>(definition: Definition<B, A>): Call {
  const {
    path,
    isForPlatform = false,
    method = 'post',
    summary,
    needs,
    body,
    lists = [],
    answer,
    handle,
  } = definition
  const handler = async (req: PayloadRequest) => {
    const project = projectOf(req) ?? (isForPlatform ? PLATFORM : null)
    if (!project) return json(refuse(ANSWERS.notFound), 404)
    const lacking = needs && lackOf(viewerOf(req), needs)
    if (lacking) {
      const { httpStatus = 403, ...rest } = lacking
      return json(rest, httpStatus)
    }
    const input = await readInput(req, method, lists)
    const parsed = body.safeParse(input)
    if (!parsed.success) {
      const fields = Object.fromEntries(
        parsed.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]),
      )
      return json({ ...refuse(ANSWERS.invalid, 'invalid'), fields }, 400)
    }
    const cookies: string[] = []
    try {
      const result = await handle({
        req,
        project,
        viewer: viewerOf(req),
        body: parsed.data,
        now: new Date(),
        setCookie: (cookie) => cookies.push(cookie),
      })
      const { httpStatus = 200, ...rest } = result as Refusal
      return json(rest, httpStatus, cookies)
    } catch (err) {
      req.payload.logger.error({ msg: `call ${path} failed`, err })
      return json(refuse(MESSAGES.someError), 500)
    }
  }
  return { path, method, summary, needs, body, answer, endpoint: { path, method, handler } }
}
