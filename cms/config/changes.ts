import { request } from 'undici'

type Listener = (tags: string[]) => void

type Site = {
  /** Where the storefront listens; asked each time, since it may be started again. */
  url: string
  secret: string
  onFailure: (err: unknown) => void
}

const DEBOUNCE_MS = 5
const TIMEOUT_MS = 5000
const RETRY_MS = 1000
/** After this the storefront's own time limit on its data has passed, and it reads afresh. */
const GIVE_UP_MS = 60_000
/** The storefront takes them in portions of this size. */
const PORTION = 1000

const listeners = new Set<Listener>()
let site: Site | null = null
let waiting: string[][] = []
let timer: NodeJS.Timeout | null = null
const underWay = new Set<Promise<void>>()

/** Calls back with the tags of one change, once when it is told and once when the storefront knows of it. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** From now on the storefront is told of changes; null ends that. */
export function connectSite(to: Site | null): void {
  site = to
}

/**
 * Something changed: drops what is kept of it here, tells the storefront, then drops once more what was rebuilt in
 * between from the storefront's old data. Tags of one call belong to one change. Never throws, nothing waits for it.
 */
export function publishChange(tags: string[]): void {
  if (tags.length === 0) return
  notify([tags])
  waiting.push(tags)
  if (timer === null) timer = setTimeout(flush, DEBOUNCE_MS)
}

function notify(changes: string[][]): void {
  for (const listener of listeners) for (const tags of changes) listener(tags)
}

function flush(): void {
  const changes = waiting
  waiting = []
  timer = null
  const telling: Promise<void> = tellSite(changes, Date.now()).finally(() => underWay.delete(telling))
  underWay.add(telling)
}

/** When all that was published so far has been told to the storefront, or could not be. */
export async function changesTold(): Promise<void> {
  if (timer !== null) {
    clearTimeout(timer)
    flush()
  }
  await Promise.all(underWay)
}

/** The same while there is something to tell; null when the storefront has heard of everything. */
export const changesOnTheirWay = (): Promise<void> | null =>
  timer === null && underWay.size === 0 ? null : changesTold()

async function tellSite(changes: string[][], since: number): Promise<void> {
  const to = site
  if (!to) return
  try {
    const tags = [...new Set(changes.flat())]
    for (let start = 0; start < tags.length; start += PORTION)
      await post(to, tags.slice(start, start + PORTION))
  } catch (err) {
    to.onFailure(err)
    if (Date.now() - since < GIVE_UP_MS) setTimeout(() => void tellSite(changes, since), RETRY_MS).unref()
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
