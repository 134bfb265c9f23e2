import type { ChangedSince } from '#domain/logs/changedSince.ts'

type Fetch = typeof fetch

/** What a person wants who saves a document that somebody else has saved meanwhile. */
export type Decision = 'open' | 'overwrite' | 'cancel'

export type StaleSave = ChangedSince & { collection: string; id: string }

const DOCUMENT = /^\/api\/([\w-]+)\/([\w-]+)$/

/**
 * A fetch for the panel that shows a dialog when the server refuses a save as stale (409): to overwrite, it is sent again with
 * `If-Match: *`; otherwise the refusal stands.
 */
export const askWhenChanged =
  (send: Fetch, ask: (stale: StaleSave) => Promise<Decision>): Fetch =>
  async (input, init) => {
    const response = await send(input, init)
    if (response.status !== 409 || init?.method?.toUpperCase() !== 'PATCH') return response
    const path = new URL(input instanceof Request ? input.url : String(input), window.location.href).pathname
    const [, collection, id] = DOCUMENT.exec(path) ?? []
    const { changed } = (await response
      .clone()
      .json()
      .catch(() => ({}))) as { changed?: ChangedSince }
    if (!collection || !id || !changed) return response
    if ((await ask({ ...changed, collection, id })) !== 'overwrite') return response
    const headers = new Headers(init.headers)
    headers.set('if-match', '*')
    return send(input, { ...init, headers })
  }
