import { type Endpoint, type PayloadRequest, parseCookies } from 'payload'
import { viewersOf } from '#access/moduleRules.ts'
import { projectOf, type RequestProject } from '#access/projectOf.ts'
import { previewCookie } from '#access/session/cookieNames.ts'
import { idOf } from '#database/idOf.ts'
import { isPreviewed, type PreviewedCollection, previewPath } from '#domain/content/previewPath.ts'
import { projectBase } from '#domain/links/projectPath.ts'
import { isOwnPath } from '#domain/links/safeHref.ts'
import { renderText } from '#domain/text/renderText.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { MESSAGE_PAGE_CSP, messagePage } from '../../messagePages/messagePage.ts'
import { endPreview, openPreviewSession, staffOf } from '../../operations/content/previewSession.ts'
import { expiredCookie, httpOnlyCookie } from '../auth/cookies.ts'
import { siteBase } from '../siteBase.ts'

const SIGN_IN = { href: '/admin/login', label: 'Log in to the admin panel' }

/** An HTML page with a message; for staff, so in English. */
function messageResponse(title: Text, text: Text, status: number): Response {
  const body = messagePage({
    title: renderText('en', title),
    text: renderText('en', text),
    ...(status === 401 ? { link: SIGN_IN } : {}),
  })
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': MESSAGE_PAGE_CSP,
    },
  })
}

function redirectTo(location: string, cookie: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'set-cookie': cookie, 'cache-control': 'no-store' },
  })
}

/** Base path of the document's storefront; an owner's panel also shows documents of other projects than that of the host. */
function baseOf(req: PayloadRequest, project: RequestProject): string {
  return projectOf(req)?.id === project.id ? siteBase(req, project.slug) : projectBase(project.slug)
}

async function findDraft(req: PayloadRequest, collection: PreviewedCollection, id: string) {
  const document = await req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    select: { slug: true, kind: true, project: true } as never,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  const project = idOf((document as { project?: string } | null)?.project)
  if (!document || !project) return null
  const found = await req.payload.findByID({
    collection: 'projects',
    id: project,
    depth: 0,
    select: { slug: true },
    disableErrors: true,
    overrideAccess: true, // only the slug, which every address of the project shows
    req,
  })
  return (
    found && {
      document: document as { id: string; slug?: string; kind?: string },
      project: { id: project, slug: found.slug },
    }
  )
}

/** Previews a draft: opens a read-only session and redirects to the document's page in the storefront. */
export const openPreview: Endpoint = {
  path: '/content/preview',
  method: 'get',
  handler: async (req) => {
    const now = new Date()
    const collection = req.searchParams?.get('collection') ?? ''
    const user = await staffOf(req)
    if (!user) return messageResponse(textOf('notLoggedIn'), textOf('previewForStaff'), 401)
    req.user = user as never
    if (!isPreviewed(collection)) return messageResponse(textOf('notFound'), textOf('previewNoSuch'), 404)
    if (viewersOf(collection)({ req }) === false)
      return messageResponse(textOf('forbidden'), textOf('previewForStaff'), 403)
    const found = await findDraft(req, collection, req.searchParams?.get('id') ?? '')
    const path = found && previewPath(collection, found.document)
    if (!found || !path) return messageResponse(textOf('notFound'), textOf('previewNoSuch'), 404)
    const opened = await openPreviewSession(req, user, found.project, now)
    if (!opened) return messageResponse(textOf('notLoggedIn'), textOf('previewForStaff'), 401)
    const base = baseOf(req, found.project)
    const location = path === '/' ? base || '/' : `${base}${path}`
    return redirectTo(
      location,
      httpOnlyCookie(previewCookie(found.project.slug), opened.token, opened.expiresAt),
    )
  },
}

/** Ends the preview session and redirects to the published page. */
export const exitPreview: Endpoint = {
  path: '/content/preview/exit',
  method: 'get',
  handler: async (req) => {
    const project = projectOf(req)
    if (!project) return messageResponse(textOf('notFound'), textOf('previewNoSuch'), 404)
    const name = previewCookie(project.slug)
    const token = parseCookies(req.headers).get(name)
    if (token) await endPreview(req, token, new Date())
    return redirectTo(ownPath(req.searchParams?.get('to')), expiredCookie(name))
  },
}

/** The requested path if it is on this origin, else `/`; prevents open redirects. */
function ownPath(wanted: string | null | undefined): string {
  const placeholder = 'http://here.invalid'
  if (!wanted || !isOwnPath(wanted) || !URL.canParse(wanted, placeholder)) return '/'
  const url = new URL(wanted, placeholder)
  // A path that begins with two slashes would be another host.
  return url.origin === placeholder ? `/${url.pathname.replace(/^\/+/, '')}${url.search}` : '/'
}
