import { MESSAGES } from '#domain/text/messages.ts'
import { confirmIdentity } from './confirmIdentity.ts'

export type Refusal = {
  apiSuccess: false
  message: string
  code?: string
  /** Seconds until the call may be repeated. */
  retryAfterS?: number
  /** Errors of body fields by path. */
  fields?: Record<string, string>
}
export type Answered<A = object> = ({ apiSuccess: true; message: string } & A) | Refusal

/** Error response of Payload's REST API. */
type RestErrors = {
  errors?: { message?: string; data?: { errors?: { message?: string }[] } }[]
  message?: string
  code?: string
}

const FAILED: Refusal = { apiSuccess: false, message: MESSAGES.someError }

const jsonInit = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Replaces the general message of a refusal by that of its first field error. */
function withFieldMessage<A>(answer: Answered<A>): Answered<A> {
  const [fieldMessage] = answer.apiSuccess ? [] : Object.values(answer.fields ?? {})
  return fieldMessage ? { ...(answer as Refusal), message: fieldMessage } : answer
}

async function request<A>(path: string, init: RequestInit): Promise<Answered<A>> {
  try {
    const response = await fetch(`/api${path}`, init)
    return withFieldMessage((await response.json()) as Answered<A>)
  } catch {
    return FAILED
  }
}

/** Retries after a fresh code when the first refusal requires one; without a code that refusal is returned. */
async function withFreshCode<A>(send: () => Promise<Answered<A>>): Promise<Answered<A>> {
  const answer = await send()
  if (answer.apiSuccess || answer.code !== 'proofNeeded') return answer
  return (await confirmIdentity()) ? send() : answer
}

/** Writes in flight, by method, path and body. */
const pending = new Map<string, Promise<Answered<never>>>()

/** A repeated write, as by a double click, gets the response of the one in flight. */
function sendOnce<A>(key: string, send: () => Promise<Answered<A>>): Promise<Answered<A>> {
  const same = pending.get(key) as Promise<Answered<A>> | undefined
  if (same) return same
  const answer = withFreshCode(send).finally(() => pending.delete(key))
  pending.set(key, answer as Promise<Answered<never>>)
  return answer
}

/**
 * POSTs JSON to an endpoint below `/api`. Server and network faults resolve to a refusal with the text of spec 8. Prompts for a fresh
 * code and retries when one is required. Identical concurrent calls are sent once.
 */
export const postCall = <A = object>(path: string, body: object = {}): Promise<Answered<A>> =>
  sendOnce(`POST ${path} ${JSON.stringify(body)}`, () => request<A>(path, jsonInit('POST', body)))

/** GETs an endpoint below `/api`; `path` includes the query. Faults and aborts resolve to a refusal. */
export const readCall = <A = object>(path: string, signal?: AbortSignal): Promise<Answered<A>> =>
  request<A>(path, signal ? { signal } : {})

/** JSON of a GET below `/api`; null on an error status, a network fault and an abort. */
export async function readRest<T>(path: string, signal?: AbortSignal): Promise<T | null> {
  try {
    const response = await fetch(`/api${path}`, signal ? { signal } : {})
    return response.ok ? ((await response.json()) as T) : null
  } catch {
    return null
  }
}

/** Documents of a REST query such as `/classes?limit=5`; null as for `readRest`. */
export const findDocs = async <Doc>(path: string, signal?: AbortSignal): Promise<Doc[] | null> =>
  (await readRest<{ docs: Doc[] }>(path, signal))?.docs ?? null

async function restRefusal(response: Response): Promise<Refusal> {
  const { errors = [], message, code } = (await response.json().catch(() => ({}))) as RestErrors
  const [first] = errors
  const text = first?.data?.errors?.[0]?.message ?? first?.message ?? message ?? MESSAGES.someError
  return { apiSuccess: false, message: text, ...(code ? { code } : {}) }
}

async function sendRest<A>(
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<A>,
): Promise<Answered<A>> {
  try {
    const response = await fetch(`/api${path}`, init)
    return response.ok
      ? { apiSuccess: true, message: '', ...(await read(response)) }
      : await restRefusal(response)
  } catch {
    return FAILED
  }
}

/** Writes a document through REST; a refusal has the message of the first field error. Identical concurrent calls are sent once. */
export function writeRest<A = { doc: { id: string } }>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: object = {},
): Promise<Answered<A>> {
  const send = () => sendRest(path, jsonInit(method, body), (response) => response.json() as Promise<A>)
  return sendOnce(`${method} ${path} ${JSON.stringify(body)}`, send)
}

/** POSTs a multipart form with a file. */
export const postForm = <A = { doc: { id: string } }>(path: string, form: FormData): Promise<Answered<A>> =>
  sendRest(path, { method: 'POST', body: form }, (response) => response.json() as Promise<A>)

/** POSTs bytes to an endpoint below `/api`; `path` includes the query. */
export const postBytes = (path: string, body: ArrayBuffer): Promise<Answered> =>
  request(path, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body })

/** POSTs JSON for a file response; prompts for a fresh code where one is required. */
export const postForFile = (path: string, body: object): Promise<Answered<{ file: Blob }>> =>
  sendOnce(`POST ${path} ${JSON.stringify(body)}`, () =>
    sendRest(path, jsonInit('POST', body), async (response) => ({ file: await response.blob() })),
  )

/** Whether the session has a fresh code; prompts for one unless it has. */
export async function ensureFreshCode(): Promise<boolean> {
  const answer = await readCall<{ isProven: boolean }>('/people/proof')
  return (answer.apiSuccess && answer.isProven) || confirmIdentity()
}
