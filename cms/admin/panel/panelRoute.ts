import { redirect } from 'next/navigation'
import type { BasePayload, CollectionSlug, PayloadRequest } from 'payload'
import { factsOf } from '#access/collectionFacts.ts'
import { MODULES } from '#access/modules.ts'
import { viewerOf } from '#access/viewer.ts'
import { singletonAt } from '#domain/panel/singletons.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'
import { isAutosaved } from '../../operations/content/isAutosaved.ts'
import { openSingleton } from '../../operations/panel/openSingleton.ts'
import { selectedProjectOf } from '../../operations/panel/selectedProject.ts'

type Query = Record<string, string | string[]>
type Route = { segments: string[]; searchParams: Query }
/** What a request brings. */
type Asked = { payload: BasePayload; headers: Headers }

/** Pages that everybody reaches, or that judge for themselves before anybody is signed in. */
const OPEN = new Set(['', 'login', 'logout', 'logout-inactivity', 'unauthorized', 'account'])

/** The form for a new document where nobody adds any. */
function isWrittenByServer(path: string): boolean {
  const [, slug] = /^\/collections\/([^/]+)\/create$/.exec(path) ?? []
  return slug !== undefined && (factsOf(slug as CollectionSlug).serverWrites?.includes('create') ?? false)
}

/** The collection of a new document whose drafts save themselves. */
function newDraftAt(payload: BasePayload, path: string): string | null {
  const [, slug = ''] = /^\/collections\/([^/]+)\/create$/.exec(path) ?? []
  return isAutosaved(payload, slug) ? slug : null
}

/**
 * Which page to draw for an address: Payload would answer “not found” where a right is missing, and a list of one where
 * there is one document a project. The browser keeps the address it asked for, except that settings open as what they are.
 */
export async function panelRoute(
  open: () => Promise<Asked>,
  segments: string[],
  searchParams: Query,
): Promise<Route> {
  const asked = { segments, searchParams }
  if (OPEN.has(segments[0] ?? '')) return asked
  const { payload, headers } = await open()
  const { user } = await payload.auth({ headers })
  const req = { payload, headers, user, context: {} } as unknown as PayloadRequest
  const viewer = viewerOf(req)
  if (!viewer?.isStaff) return asked
  const path = `/${segments.join('/')}`
  if (!pageAccess(viewer, path, MODULES).isAllowed)
    return { segments: ['no-access'], searchParams: { page: path } }
  if (isWrittenByServer(path)) redirect(`/admin${path.replace(/\/create$/, '')}`)
  const newDraft = newDraftAt(payload, path)
  if (newDraft) return { segments: ['new-document'], searchParams: { of: newDraft } }
  const singleton = singletonAt(path)
  if (!singleton) return asked
  const { isAll, projects, choices } = await selectedProjectOf(req, viewer)
  const project = isAll && choices.length === 1 ? choices[0] : projects[0]
  if (!project || (isAll && choices.length > 1))
    return { segments: ['choose-project'], searchParams: { for: singleton } }
  redirect(`/admin/collections/${singleton}/${await openSingleton(req, singleton, project)}`)
}
