import { type NextRequest, NextResponse } from 'next/server'
import { projectBase, splitProjectPath } from '#domain/links/projectPath.ts'
import { CHANGES_HEADER } from '#domain/pages/changeHeaders.ts'
import { VIEW_NAMES } from '#site/data/base/listQuery.ts'
import { untilCaughtUp } from '#site/data/base/untilCaughtUp.ts'

/**
 * The project of the page, set by the gateway: `demo` under `/_projects/demo/…`, `~demo` on the project's own
 * host.
 */
const SCOPE_HEADER = 'x-internal-scope'

/** Lists with filters. A filtered view is rendered on request; the unfiltered list stays a cached page. */
const LIST = /^\/(courses|classes|test-series|quizzes|products|categories\/[^/]+)$/
const VIEW = '/~view'

/**
 * Rewrites every page to `/_projects/[project]`, once cache entries older than the last change known to the gateway are invalidated. Makes no access
 * decisions.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const changes = Number(request.headers.get(CHANGES_HEADER) ?? -1)
  try {
    await untilCaughtUp(changes)
  } catch (err) {
    console.error(err)
    return new NextResponse(null, { status: 503 })
  }
  return rewritten(request)
}

function rewritten(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone()
  const { slug, path } = splitProjectPath(url.pathname)
  const hasPrefix = slug !== null
  const scope = slug ?? request.headers.get(SCOPE_HEADER)
  if (!scope) return NextResponse.next()
  const isFiltered = LIST.test(path) && VIEW_NAMES.some((name) => url.searchParams.has(name))
  if (hasPrefix && !isFiltered) return NextResponse.next()
  const target = isFiltered ? `${path}${VIEW}` : path
  url.pathname = `${projectBase(scope)}${target === '/' ? '' : target}`
  return NextResponse.rewrite(url)
}

export const config = { matcher: ['/((?!_next/|internal/|favicon.ico).*)'] }
