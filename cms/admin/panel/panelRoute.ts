import { redirect } from 'next/navigation'
import type { BasePayload, CollectionSlug, PayloadRequest } from 'payload'
import { collectionFacts } from '#access/collectionFacts.ts'
import { MODULES } from '#access/modules.ts'
import { viewerOf } from '#access/viewer.ts'
import { singletonAt } from '#domain/panel/singletons.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'
import { isAutosaved } from '../../operations/content/isAutosaved.ts'
import { openSingleton } from '../../operations/panel/openSingleton.ts'
import { selectedProjectOf } from '../../operations/panel/selectedProject.ts'

type Query = Record<string, string | string[]>
type Route = { segments: string[]; searchParams: Query }
type RouteContext = { payload: BasePayload; headers: Headers }

/** First segments of pages that need no access check here: they are open to everyone or check access themselves. */
const UNCHECKED = new Set(['', 'login', 'logout', 'logout-inactivity', 'unauthorized', 'account'])

/** Whether the path is the form for a new document of a collection that only the server writes. */
function isWrittenByServer(path: string): boolean {
  const [, slug] = /^\/collections\/([^/]+)\/create$/.exec(path) ?? []
  return (
    slug !== undefined && (collectionFacts(slug as CollectionSlug).serverWrites?.includes('create') ?? false)
  )
}

/** The collection of the path, when it is the form for a new document with autosaved drafts; else null. */
function newDraftAt(payload: BasePayload, path: string): string | null {
  const [, slug = ''] = /^\/collections\/([^/]+)\/create$/.exec(path) ?? []
  return isAutosaved(payload, slug) ? slug : null
}

/**
 * Resolves the URL of a panel page to the view that is rendered for it. Payload would answer 404 where a permission is missing and show
 * a list for singletons. The browser keeps the requested URL, except for redirects to singletons and away from forms that are closed to everyone.
 */
export async function panelRoute(
  open: () => Promise<RouteContext>,
  segments: string[],
  searchParams: Query,
): Promise<Route> {
  const unchanged = { segments, searchParams }
  if (UNCHECKED.has(segments[0] ?? '')) return unchanged
  const { payload, headers } = await open()
  const { user } = await payload.auth({ headers })
  const req = { payload, headers, user, context: {} } as unknown as PayloadRequest
  const viewer = viewerOf(req)
  if (!viewer?.isStaff) return unchanged
  const path = `/${segments.join('/')}`
  if (!pageAccess(viewer, path, MODULES).isAllowed)
    return { segments: ['no-access'], searchParams: { page: path } }
  if (isWrittenByServer(path)) redirect(`/admin${path.replace(/\/create$/, '')}`)
  const newDraft = newDraftAt(payload, path)
  if (newDraft) return { segments: ['new-document'], searchParams: { of: newDraft } }
  const singleton = singletonAt(path)
  if (!singleton) return unchanged
  const { isAll, projects, choices } = await selectedProjectOf(req, viewer)
  const project = isAll && choices.length === 1 ? choices[0] : projects[0]
  if (!project || (isAll && choices.length > 1))
    return { segments: ['choose-project'], searchParams: { for: singleton } }
  redirect(`/admin/collections/${singleton}/${await openSingleton(req, singleton, project)}`)
}
