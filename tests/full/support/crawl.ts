import { type Link, linksIn, shapeOf } from './linksIn.ts'

/** A response. `html` is empty unless it is a page; `isLoading`: the page was still loading at the timeout. */
export type Answer = { status: number; url: string; html: string; links?: Link[]; isLoading?: boolean }

export type Surface = {
  origin: string
  /** Paths to start from. */
  starts: readonly string[]
  /** Whether a URL of the origin belongs to the crawled surface. */
  isInside: (url: URL) => boolean
  /** Requests a page as the visitor. */
  get: (url: URL) => Promise<Answer>
  /** The fault of a page with a good status, or null. */
  faultOf: (answer: Answer) => string | null
  /** The shape of a URL: pages of one shape differ only in data. @default shapeOf */
  shape?: (url: URL) => string
  /** How many URLs of one shape are followed. */
  each: (shape: string) => number
  /** URLs outside to which pages may link. */
  isWayOut?: (url: URL) => boolean
}

export type Walk = { faults: string[]; visited: string[] }

/** Pages requested at a time. */
const AT_ONCE = 4

const isWeb = (url: URL): boolean => url.protocol === 'http:' || url.protocol === 'https:'

function urlOf(href: string, base: string): URL | null {
  try {
    const url = new URL(href, base)
    url.hash = ''
    return url
  } catch {
    return null
  }
}

/** The fault of the response to a URL, or null. */
function faultOfAnswer({ origin, isInside, faultOf }: Surface, url: URL, answer: Answer): string | null {
  const end = new URL(answer.url)
  if (answer.status >= 400) return `answers ${answer.status}`
  if (!isInside(url)) return null
  if (!(end.origin === origin && isInside(end))) return `leads to ${answer.url}`
  return answer.isLoading ? 'is never whole' : faultOf(answer)
}

/**
 * Follows every link of every page of a surface as one visitor, each URL once: its status must be below 400, it must stay on the
 * surface unless it opens in a new tab, and show no error page. Returns all faults, each with the page of the link.
 */
export async function crawl(surface: Surface): Promise<Walk> {
  const { origin, isInside, get, each, isWayOut = () => false, shape: shapeAt = shapeOf } = surface
  const [faults, seen, shapes]: [string[], Set<string>, Map<string, number>] = [[], new Set(), new Map()]
  const queue: { url: URL; from: string }[] = []
  const visited: string[] = []

  const follow = (url: URL, from: string) => {
    if (seen.has(url.href)) return
    seen.add(url.href)
    const shape = shapeAt(url)
    const count = (shapes.get(shape) ?? 0) + 1
    shapes.set(shape, count)
    if (count <= each(shape)) queue.push({ url, from })
  }

  const readLinks = (answer: Answer, place: string) => {
    for (const { href, isNewTab } of answer.links ?? linksIn(answer.html)) {
      const target = urlOf(href, answer.url)
      if (!target) faults.push(`${place} → ${href}: is no address`)
      else if (isWeb(target) && target.origin === origin) {
        const mayLeave = isNewTab || isWayOut(target) || target.pathname.startsWith('/api/')
        if (!isInside(target) && !mayLeave) faults.push(`${place} → ${href}: leaves its surface`)
        follow(target, place)
      }
    }
  }

  const visit = async ({ url, from }: { url: URL; from: string }) => {
    const place = url.href.slice(origin.length)
    visited.push(place)
    try {
      const answer = await get(url)
      const fault = faultOfAnswer(surface, url, answer)
      if (fault) faults.push(`${from} → ${place}: ${fault}`)
      if (answer.status < 400 && isInside(new URL(answer.url))) readLinks(answer, place)
    } catch (err) {
      faults.push(`${from} → ${place}: ${err}`)
    }
  }

  for (const start of surface.starts) follow(new URL(start, origin), 'the start')
  const running = new Set<Promise<void>>()
  while (queue.length > 0 || running.size > 0) {
    for (const next of queue.splice(0, AT_ONCE - running.size)) {
      const one: Promise<void> = visit(next).finally(() => running.delete(one))
      running.add(one)
    }
    await Promise.race(running)
  }
  return { faults, visited }
}
