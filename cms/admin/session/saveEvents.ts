import type { FieldError } from '#hooks/shared/withFieldLabels.ts'

type Fetch = typeof fetch

/** A field that the server refused, by its label in the form. */
export type RefusedField = FieldError & { label: string }

/** The outcome of a save of Payload's form; `refused` is empty unless the server refused fields of the document. */
export type FormSave = {
  collection: string
  /** Null for a new document. */
  id: string | null
  isAutosave: boolean
  refused: RefusedField[]
}

const EVENT = 'panel:save'
/** Collections and calls whose writes do not change the counts of pending work. */
const OF_THE_PANEL = /^\/api\/(payload-|logs\/|panel\/|users\/(refresh-token|logout)$)/
const SAVED_PATH = /^\/api\/([\w-]+)(?:\/([\w-]+))?$/

type Refusal = { errors?: { data?: { errors?: Partial<RefusedField>[] } }[] }

async function refusedFields(response: Response): Promise<RefusedField[]> {
  if (response.status !== 400) return []
  const { errors = [] } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as Refusal
  return errors
    .flatMap(({ data }) => data?.errors ?? [])
    .flatMap(({ path, message, label }) => (path && message ? [{ path, message, label: label ?? path }] : []))
}

/** Payload sends a GET with a long query as a POST with this header. */
const isRead = (init: RequestInit | undefined): boolean =>
  (init?.method ?? 'GET').toUpperCase() === 'GET' ||
  new Headers(init?.headers).has('x-payload-http-method-override')

/**
 * Wraps fetch for the panel: dispatches a window event with the outcome of each save before the form reads the response, and calls
 * `onWrite` after each successful write except autosaves.
 */
export const withSaveEvents =
  (send: Fetch, onWrite: () => void): Fetch =>
  async (input, init) => {
    const response = await send(input, init)
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.href)
    if (isRead(init) || !url.pathname.startsWith('/api/') || OF_THE_PANEL.test(url.pathname)) return response
    const isAutosave = url.searchParams.get('autosave') === 'true'
    if (response.ok && !isAutosave) onWrite()
    const [, collection, id = null] = SAVED_PATH.exec(url.pathname) ?? []
    if (!collection || init?.method?.toUpperCase() !== (id ? 'PATCH' : 'POST')) return response
    const detail: FormSave = { collection, id, isAutosave, refused: await refusedFields(response) }
    window.dispatchEvent(new CustomEvent<FormSave>(EVENT, { detail }))
    return response
  }

/** Calls `listener` after each save until the returned function is called. */
export function onFormSave(listener: (save: FormSave) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<FormSave>).detail)
  window.addEventListener(EVENT, hear)
  return () => window.removeEventListener(EVENT, hear)
}
