import { request } from 'undici'

type Listener = {
  /** Called with the tags of a change. */
  changed: (tags: string[]) => void
  /** Called when any number of changes may have been missed. */
  missed: () => void
}

/** A destination of change notifications: the storefront, or the feed to other processes. */
type Receiver = { notify: (changes: string[][]) => Promise<void>; onFailure: (err: unknown) => void }

type Site = {
  /** Origin of the storefront; may be a getter, since a restarted storefront has another port. */
  url: string
  secret: string
  onFailure: (err: unknown) => void
}

const DEBOUNCE_MS = 5
const TIMEOUT_MS = 5000
const RETRY_MS = 1000
/** By then cached pages have expired anyway, so retrying is pointless. */
const GIVE_UP_MS = 60_000
/** Tags per request to the storefront. */
const TAGS_PER_REQUEST = 1000

const listeners = new Set<Listener>()
let site: Receiver | null = null
let feed: Receiver | null = null
let pending: string[][] = []
let timer: NodeJS.Timeout | null = null
const inFlight = new Set<Promise<void>>()

/**
 * Subscribes to changes, of this process when they are published and again when the storefront and the other processes have been notified,
 * and of other processes when they are read.
 */
export function onChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets the storefront that is notified of changes; null for none. */
export function connectSite(to: Site | null): void {
  site = to && { notify: (changes) => postAll(to, changes), onFailure: to.onFailure }
}

/** Sets the function that publishes changes to the other processes (operations/processes/ChangeFeed.ts); null for a single process. */
export function connectFeed(to: Receiver | null): void {
  feed = to
}

/** Notifies the listeners of a change by another process. */
export const receiveChange = (tags: string[]): void => notify([tags])

/** Notifies the listeners that changes were missed. */
export function missChanges(): void {
  for (const listener of listeners) listener.missed()
}

/**
 * Invalidates cache tags: notifies the listeners (the gateway's page cache), the storefront and the other processes, then the listeners
 * again, since pages may have been cached in between from stale data. The tags of one call belong to one change. Never throws; runs in
 * the background.
 */
export function publishChange(tags: string[]): void {
  if (tags.length === 0) return
  notify([tags])
  pending.push(tags)
  if (timer === null) timer = setTimeout(flush, DEBOUNCE_MS)
}

function notify(changes: string[][]): void {
  for (const listener of listeners) for (const tags of changes) listener.changed(tags)
}

function flush(): void {
  const changes = pending
  pending = []
  timer = null
  const notification: Promise<void> = notifyOthers(changes).finally(() => inFlight.delete(notification))
  inFlight.add(notification)
}

/** Resolves when the storefront and the other processes have been notified of all changes published so far, or the attempt failed. */
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

async function notifyOthers(changes: string[][]): Promise<void> {
  const since = Date.now()
  await Promise.all([site, feed].map((receiver) => receiver && notifyOne(receiver, changes, since)))
}

/** Notifies a receiver now, or else retries every second for a minute; resolves after the first attempt. */
async function notifyOne(receiver: Receiver, changes: string[][], since: number): Promise<void> {
  try {
    await receiver.notify(changes)
  } catch (err) {
    receiver.onFailure(err)
    if (Date.now() - since < GIVE_UP_MS)
      setTimeout(() => void notifyOne(receiver, changes, since), RETRY_MS).unref()
  }
  notify(changes)
}

async function postAll(to: Site, changes: string[][]): Promise<void> {
  const tags = [...new Set(changes.flat())]
  for (let start = 0; start < tags.length; start += TAGS_PER_REQUEST)
    await post(to, tags.slice(start, start + TAGS_PER_REQUEST))
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
