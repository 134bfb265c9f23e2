import { isOwnPath } from '../links/safeHref.ts'

/** One redirect of a project, both sides as paths of the site; `to` may be an address elsewhere. */
export type Redirect = { id: string; from: string; to: string; isAutomatic: boolean }

const ORIGIN = 'https://site.invalid'

/**
 * A path as redirects are looked up by: with its slash in front, without host, query, fragment, doubled slashes and the
 * slash at the end; lower case. Null when it is no path of this site.
 */
export function normalPath(value: string): string | null {
  const text = value.trim()
  if (!isOwnPath(text) || /\s/.test(text)) return null
  if (!URL.canParse(text, ORIGIN)) return null
  const { pathname } = new URL(text, ORIGIN)
  return pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase()
}

/** Nobody is led on more often than this. */
const STEPS = 30

/**
 * Whether somebody sent from `from` to `to` would come back to `from`, or be led on without end. `next` answers where another
 * redirect of the project leads from a path, or null.
 */
export async function makesLoop(
  from: string,
  to: string,
  next: (path: string) => Promise<string | null>,
): Promise<boolean> {
  let at = normalPath(to)
  for (let steps = 0; at !== null && steps < STEPS; steps++) {
    if (at === from) return true
    const further = await next(at)
    at = further === null ? null : normalPath(further)
  }
  return at !== null
}

export type RedirectPlan = { remove: string[]; point: string[] }

/**
 * What becomes of a project's redirects when a document moves from one address to another: those that leave the new address
 * go, since a document is there now; those that lead to the old one lead to the new one, so that nobody is sent twice.
 */
export function planMove(redirects: readonly Redirect[], from: string, to: string): RedirectPlan {
  const remove = redirects.filter((redirect) => redirect.from === to || redirect.from === from)
  const removed = new Set(remove.map(({ id }) => id))
  const point = redirects.filter((redirect) => !removed.has(redirect.id) && normalPath(redirect.to) === from)
  return { remove: remove.map(({ id }) => id), point: point.map(({ id }) => id) }
}
