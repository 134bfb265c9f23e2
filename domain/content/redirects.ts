import { isOwnPath } from '../links/safeHref.ts'

/** A redirect of a project, both sides as paths of the site; `to` may also be an external URL. */
export type Redirect = { id: string; from: string; to: string; isAutomatic: boolean }

const ORIGIN = 'https://site.invalid'

/**
 * The normalised path under which redirects are looked up: leading slash; no host, query, fragment, doubled
 * or trailing slash; lower case. Null when it is no path of this site.
 */
export function normalisePath(value: string): string | null {
  const text = value.trim()
  if (!isOwnPath(text) || /\s/.test(text)) return null
  if (!URL.canParse(text, ORIGIN)) return null
  const { pathname } = new URL(text, ORIGIN)
  return pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase()
}

/** Maximum length of a chain of redirects. */
const MAX_STEPS = 30

/**
 * Whether a redirect from `from` to `to` would lead back to `from` or into an endless chain. `next` returns
 * the target of another redirect of the project from a path, or null.
 */
export async function createsRedirectLoop(
  from: string,
  to: string,
  next: (path: string) => Promise<string | null>,
): Promise<boolean> {
  let at = normalisePath(to)
  for (let steps = 0; at !== null && steps < MAX_STEPS; steps++) {
    if (at === from) return true
    const target = await next(at)
    at = target === null ? null : normalisePath(target)
  }
  return at !== null
}

export type RedirectPlan = { remove: string[]; point: string[] }

/**
 * The changes to a project's redirects when a document moves to another path: redirects from its old and new
 * path are removed, and redirects to its old path point to the new one, so that there are no chains of redirects.
 */
export function planRedirects(redirects: readonly Redirect[], from: string, to: string): RedirectPlan {
  const remove = redirects.filter((redirect) => redirect.from === to || redirect.from === from)
  const removed = new Set(remove.map(({ id }) => id))
  const point = redirects.filter(
    (redirect) => !removed.has(redirect.id) && normalisePath(redirect.to) === from,
  )
  return { remove: remove.map(({ id }) => id), point: point.map(({ id }) => id) }
}
