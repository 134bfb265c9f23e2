import { MESSAGES } from '#domain/text/messages.ts'
import { confirmIdentity } from './confirmIdentity.ts'

export type Refusal = {
  apiSuccess: false
  message: string
  code?: string
  /** What is wrong with single fields of the body, by their paths. */
  fields?: Record<string, string>
}
export type Answered<A = object> = ({ apiSuccess: true; message: string } & A) | Refusal

/** What Payload's own REST answers when it refuses. */
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

/** What is wrong with a field is said in the words of that field. */
function saidByField<A>(answer: Answered<A>): Answered<A> {
  const [said] = answer.apiSuccess ? [] : Object.values(answer.fields ?? {})
  return said ? { ...(answer as Refusal), message: said } : answer
}

async function request<A>(path: string, init: RequestInit): Promise<Answered<A>> {
  try {
    const response = await fetch(`/api${path}`, init)
    return saidByField((await response.json()) as Answered<A>)
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

/** Writes that are not answered yet, by method, path and body. */
const pending = new Map<string, Promise<Answered<never>>>()

/** The same write made again before it is answered, as by a double click, is not sent twice: both get the one answer. */
function sendOnce<A>(key: string, send: () => Promise<Answered<A>>): Promise<Answered<A>> {
  const same = pending.get(key) as Promise<Answered<A>> | undefined
  if (same) return same
  const answer = withFreshCode(send).finally(() => pending.delete(key))
  pending.set(key, answer as Promise<Answered<never>>)
  return answer
}

/**
 * Posts to a call of ours. A fault or a dead network reads as a refusal with the text of spec 8; a call that needs a fresh
 * code prompts for it in place and is retried; a double click sends once.
 */
export const postCall = <A = object>(path: string, body: object = {}): Promise<Answered<A>> =>
  sendOnce(`POST ${path} ${JSON.stringify(body)}`, () => request<A>(path, jsonInit('POST', body)))

/** Asks a call of ours that is a GET; `path` carries the query. A fault, a dead network and an abort read as a refusal. */
export const readCall = <A = object>(path: string, signal?: AbortSignal): Promise<Answered<A>> =>
  request<A>(path, signal ? { signal } : {})

/** Whatever REST answers to a GET below `/api`; null when it refuses or fails, and when the reading was aborted. */
export async function readRest<T>(path: string, signal?: AbortSignal): Promise<T | null> {
  try {
    const response = await fetch(`/api${path}`, signal ? { signal } : {})
    return response.ok ? ((await response.json()) as T) : null
  } catch {
    return null
  }
}

/** The documents that a REST query such as `/classes?limit=5` finds; null as `readRest`. */
export const findDocs = async <Doc>(path: string, signal?: AbortSignal): Promise<Doc[] | null> =>
  (await readRest<{ docs: Doc[] }>(path, signal))?.docs ?? null

async function restRefusal(response: Response): Promise<Refusal> {
  const { errors = [], message, code } = (await response.json().catch(() => ({}))) as RestErrors
  const [first] = errors
  const said = first?.data?.errors?.[0]?.message ?? first?.message ?? message ?? MESSAGES.someError
  return { apiSuccess: false, message: said, ...(code ? { code } : {}) }
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

/** One write through REST: of a document, `A` is then `{ doc }`; a refusal names the field. A double click sends once. */
export function writeRest<A = { doc: { id: string } }>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: object = {},
): Promise<Answered<A>> {
  const send = () => sendRest(path, jsonInit(method, body), (response) => response.json() as Promise<A>)
  return sendOnce(`${method} ${path} ${JSON.stringify(body)}`, send)
}

/** Posts a form with a file; `A` is what is answered. */
export const postForm = <A = { doc: { id: string } }>(path: string, form: FormData): Promise<Answered<A>> =>
  sendRest(path, { method: 'POST', body: form }, (response) => response.json() as Promise<A>)

/** Posts what is answered with a file, after a fresh code where one is asked for. */
export const postForFile = (path: string, body: object): Promise<Answered<{ file: Blob }>> =>
  sendOnce(`POST ${path} ${JSON.stringify(body)}`, () =>
    sendRest(path, jsonInit('POST', body), async (response) => ({ file: await response.blob() })),
  )

/** Whether a fresh code has confirmed this session, asked for unless one still counts. */
export async function ensureFreshCode(): Promise<boolean> {
  const answer = await readCall<{ isProven: boolean }>('/people/proof')
  return (answer.apiSuccess && answer.isProven) || confirmIdentity()
}
