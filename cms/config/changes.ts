import { request } from 'undici'

type Listener = (tags: string[]) => void

type Site = {
  /** Origin of the storefront; may be a getter, since a restarted storefront has another port. */
  url: string
  secret: string
  onFailure: (err: unknown) => void
}

const DEBOUNCE_MS = 5
const TIMEOUT_MS = 5000
const RETRY_MS = 1000
/** By then the storefront's own cache lifetime has passed, so retrying is pointless. */
const GIVE_UP_MS = 60_000
/** Tags per request to the storefront. */
const TAGS_PER_REQUEST = 1000

const listeners = new Set<Listener>()
let site: Site | null = null
let pending: string[][] = []
let timer: NodeJS.Timeout | null = null
const inFlight = new Set<Promise<void>>()

/** Subscribes to changes: called with the tags of a change when it is published, and again when the storefront has been notified. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets the storefront that is notified of changes; null for none. */
export function connectSite(to: Site | null): void {
  site = to
}

/**
 * Invalidates cache tags: notifies the listeners (the gateway's page cache), the storefront, then the listeners again, since pages may
 * have been cached in between from stale data. The tags of one call belong to one change. Never throws; runs in the background.
 */
export function publishChange(tags: string[]): void {
  if (tags.length === 0) return
  notify([tags])
  pending.push(tags)
  if (timer === null) timer = setTimeout(flush, DEBOUNCE_MS)
}

function notify(changes: string[][]): void {
  for (const listener of listeners) for (const tags of changes) listener(tags)
}

function flush(): void {
  const changes = pending
  pending = []
  timer = null
  const notification: Promise<void> = notifySite(changes, Date.now()).finally(() =>
    inFlight.delete(notification),
  )
  inFlight.add(notification)
}

/** Resolves when the storefront has been notified of all changes published so far, or the attempt failed. */
export async function changesDelivered(): Promise<void> {
  if (timer !== null) {
    clearTimeout(timer)
    flush()
  }
  await Promise.all(inFlight)
}

/** Like `changesDelivered`, but null when no change is pending. */
export const pendingChanges = (): Promise<void> | null =>
  timer === null && inFlight.size === 0 ? null : changesDelivered()

async function notifySite(changes: string[][], since: number): Promise<void> {
  const to = site
  if (!to) return
  try {
    const tags = [...new Set(changes.flat())]
    for (let start = 0; start < tags.length; start += TAGS_PER_REQUEST)
      await post(to, tags.slice(start, start + TAGS_PER_REQUEST))
  } catch (err) {
    to.onFailure(err)
    if (Date.now() - since < GIVE_UP_MS) setTimeout(() => void notifySite(changes, since), RETRY_MS).unref()
  }
  notify(changes)
}

async function post(to: Site, tags: string[]): Promise<void> {
  const answer = await request(`${to.url}/internal/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-internal-secret': to.secret },
    body: JSON.stringify({ tags }),
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  })
  await answer.body.dump()
  if (answer.statusCode >= 300) throw new Error(`the storefront answered ${answer.statusCode}`)
}
