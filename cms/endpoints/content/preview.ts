import { type Endpoint, type PayloadRequest, parseCookies } from 'payload'
import { viewersOf } from '#access/moduleRules.ts'
import { projectOf, type RequestProject } from '#access/projectOf.ts'
import { previewCookie } from '#access/session/cookieNames.ts'
import { idOf } from '#database/idOf.ts'
import { isPreviewed, type PreviewedCollection, previewPath } from '#domain/content/previewPath.ts'
import { projectBase } from '#domain/links/projectPath.ts'
import { isOwnPath } from '#domain/links/safeHref.ts'
import { textIn } from '#domain/text/textIn.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { MESSAGE_PAGE_CSP, messagePage } from '../../messagePages/messagePage.ts'
import { endPreview, openPreviewSession, staffOf } from '../../operations/content/previewSession.ts'
import { expiredCookie, httpOnlyCookie } from '../auth/cookies.ts'
import { siteBase } from '../siteBase.ts'

const SIGN_IN = { href: '/admin/login', label: 'Log in to the admin panel' }

/** A page for staff, so in English. */
function told(title: Text, text: Text, status: number): Response {
  const body = messagePage({
    ...{ title: textIn('en', title), text: textIn('en', text) },
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

function goTo(location: string, cookie: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'set-cookie': cookie, 'cache-control': 'no-store' },
  })
}

/** Where the storefront of the document lives, seen from here: an owner's panel shows documents of every project. */
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

/** Shows a draft where it will be: opens a session that only looks and leads to the document's page. */
export const openPreview: Endpoint = {
  path: '/content/preview',
  method: 'get',
  handler: async (req) => {
    const now = new Date()
    const collection = req.searchParams?.get('collection') ?? ''
    const user = await staffOf(req)
    if (!user) return told(textOf('notLoggedIn'), textOf('previewForStaff'), 401)
    req.user = user as never
    if (!isPreviewed(collection)) return told(textOf('notFound'), textOf('previewNoSuch'), 404)
    if (viewersOf(collection)({ req }) === false)
      return told(textOf('forbidden'), textOf('previewForStaff'), 403)
    const found = await findDraft(req, collection, req.searchParams?.get('id') ?? '')
    const path = found && previewPath(collection, found.document)
    if (!found || !path) return told(textOf('notFound'), textOf('previewNoSuch'), 404)
    const opened = await openPreviewSession(req, user, found.project, now)
    if (!opened) return told(textOf('notLoggedIn'), textOf('previewForStaff'), 401)
    const base = baseOf(req, found.project)
    const location = path === '/' ? base || '/' : `${base}${path}`
    return goTo(location, httpOnlyCookie(previewCookie(found.project.slug), opened.token, opened.expiresAt))
  },
}

/** Back to the page as everybody sees it. */
export const exitPreview: Endpoint = {
  path: '/content/preview/exit',
  method: 'get',
  handler: async (req) => {
    const project = projectOf(req)
    if (!project) return told(textOf('notFound'), textOf('previewNoSuch'), 404)
    const name = previewCookie(project.slug)
    const token = parseCookies(req.headers).get(name)
    if (token) await endPreview(req, token, new Date())
    return goTo(ownPath(req.searchParams?.get('to')), expiredCookie(name))
  },
}

/** A path of this origin, whatever was asked for. */
function ownPath(wanted: string | null | undefined): string {
  const here = 'http://here.invalid'
  if (!wanted || !isOwnPath(wanted) || !URL.canParse(wanted, here)) return '/'
  const url = new URL(wanted, here)
  // Two slashes in front would be another host.
  return url.origin === here ? `/${url.pathname.replace(/^\/+/, '')}${url.search}` : '/'
}
