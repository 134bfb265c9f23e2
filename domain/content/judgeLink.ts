import { isOwnPath, safeHref } from '../links/safeHref.ts'
import { normalPath } from './redirects.ts'

/** All addresses of a project's storefront. */
export type KnownAddresses = {
  /** Answered with a page, or with a redirect that leads to one. */
  live: ReadonlySet<string>
  /** Of documents that are drafts: they answer "not found" until they are published. */
  drafts: ReadonlySet<string>
  /** Below these the storefront answers for ids that are no content, such as orders. */
  open: readonly string[]
}

export type LinkVerdict = 'fine' | 'elsewhere' | 'draft' | 'broken'

/** Where a link of the content leads. Only paths of this site are judged; other addresses and anchors are `elsewhere`. */
export function judgeLink(href: string, known: KnownAddresses): LinkVerdict {
  const text = href.trim()
  if (safeHref(text) === null) return 'broken'
  if (!isOwnPath(text)) return 'elsewhere'
  const path = normalPath(text)
  if (path === null) return 'broken'
  if (known.live.has(path) || known.open.some((prefix) => path.startsWith(prefix))) return 'fine'
  return known.drafts.has(path) ? 'draft' : 'broken'
}

/** The redirects that end somewhere: each is followed to its end, so that one to a missing page makes no link good. */
export function goodRedirects(
  redirects: readonly { from: string; to: string }[],
  live: ReadonlySet<string>,
): string[] {
  const next = new Map(redirects.map(({ from, to }) => [from, to]))
  const ends = (from: string): boolean => {
    let at = from
    for (let steps = 0; steps <= redirects.length; steps++) {
      const to = next.get(at)
      if (to === undefined) return live.has(at)
      const path = to.startsWith('/') ? normalPath(to) : null
      if (path === null) return !to.startsWith('/')
      at = path
    }
    return false
  }
  return redirects.map(({ from }) => from).filter(ends)
}
