import { isOwnPath, safeHref } from '../links/safeHref.ts'
import { normalisePath } from './redirects.ts'

/** All paths of a project's storefront. */
export type KnownPaths = {
  /** Answered with a page, or with a redirect to one. */
  live: ReadonlySet<string>
  /** Paths of drafts: they answer "not found" until published. */
  drafts: ReadonlySet<string>
  /** Prefixes of pages whose ids are not content, such as orders. */
  open: readonly string[]
}

export type LinkStatus = 'fine' | 'elsewhere' | 'draft' | 'broken'

/**
 * Where a link in content leads. Only paths of this site are checked; other URLs and anchors are `elsewhere`.
 */
export function checkLink(href: string, known: KnownPaths): LinkStatus {
  const text = href.trim()
  if (safeHref(text) === null) return 'broken'
  if (!isOwnPath(text)) return 'elsewhere'
  const path = normalisePath(text)
  if (path === null) return 'broken'
  if (known.live.has(path) || known.open.some((prefix) => path.startsWith(prefix))) return 'fine'
  return known.drafts.has(path) ? 'draft' : 'broken'
}

/**
 * The redirects that end at an existing page or another site: each is followed to its end, so that a redirect
 * to a missing page counts as broken.
 */
export function workingRedirects(
  redirects: readonly { from: string; to: string }[],
  live: ReadonlySet<string>,
): string[] {
  const next = new Map(redirects.map(({ from, to }) => [from, to]))
  const ends = (from: string): boolean => {
    let at = from
    for (let steps = 0; steps <= redirects.length; steps++) {
      const to = next.get(at)
      if (to === undefined) return live.has(at)
      const path = to.startsWith('/') ? normalisePath(to) : null
      if (path === null) return !to.startsWith('/')
      at = path
    }
    return false
  }
  return redirects.map(({ from }) => from).filter(ends)
}
