import type { ChangedSince } from '#domain/logs/changedSince.ts'

type Fetch = typeof fetch

/** Choice after a conflict: open the newer version, overwrite it, or cancel the save. */
export type Decision = 'open' | 'overwrite' | 'cancel'

export type StaleSave = ChangedSince & { collection: string; id: string }

const DOCUMENT = /^\/api\/([\w-]+)\/([\w-]+)$/

/**
 * Wraps fetch for the panel. When a save is refused as stale (409), shows a dialog; to overwrite, sends the request again with
 * `If-Match: *`, otherwise returns the refusal.
 */
export const confirmOverwrite =
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
