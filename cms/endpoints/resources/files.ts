import type { Endpoint, PayloadRequest } from 'payload'
import { projectOf, type RequestProject } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import { textOf } from '#domain/text/textOf.ts'
import { countDownload } from '../../operations/resources/countDownload.ts'
import { openResource } from '../../operations/resources/openResource.ts'
import { ownedItems } from '../../operations/resources/ownedItems.ts'
import { fileLimit, isDownload, sendFile, sendStampedFile } from '../../operations/resources/sendFile.ts'
import { takeDownload } from '../../operations/resources/takeDownload.ts'
import { notFound, signedOut, tooManyFiles } from '../refusals.ts'
import { refuse, respond } from '../responses.ts'
import { siteBase } from '../siteBase.ts'

type Handle = (req: PayloadRequest, project: RequestProject, now: Date) => Promise<Response>

/** Redirects browsers without access to the page of the storefront at `path`; other clients get the refusal. */
function redirectOrRefuse(
  req: PayloadRequest,
  { slug }: RequestProject,
  path: string,
  refusal: Response,
): Response {
  if (!req.headers.get('accept')?.includes('text/html')) return refusal
  const headers = { location: `${siteBase(req, slug)}${path}`, 'cache-control': 'no-store' }
  return new Response(null, { status: 303, headers })
}

const fileEndpoint = (path: `/${string}`, handle: Handle): Endpoint => ({
  path,
  method: 'get',
  handler: async (req) => {
    const project = projectOf(req)
    if (!project) return respond(req, notFound())
    const now = new Date()
    const retryAfterS = await fileLimit(req, project, now)
    if (retryAfterS !== null) return respond(req, tooManyFiles(), { 'retry-after': String(retryAfterS) })
    return handle(req, project, now)
  },
})

/** The PDF of a free resource whose gate is open to the visitor. Mounted below the collection's path (payload.config.ts). */
export const resourceFile = fileEndpoint('/:slug/file', async (req, project, now) => {
  const slug = String(req.routeParams?.slug)
  const opened = await openResource(req, project, slug, now)
  if (!opened) return respond(req, notFound())
  const { resource, gate } = opened
  if (gate !== 'open') {
    const refusal =
      gate === 'signIn'
        ? respond(req, signedOut())
        : respond(req, refuse(textOf('sendFormFirst'), 'forbidden', { httpStatus: 403 }))
    return redirectOrRefuse(req, project, `/free-resources/${encodeURIComponent(resource.slug)}`, refusal)
  }
  const file = resource.kind === 'pdf' ? idOf(resource.file) : null
  const answer = file && (await sendFile(req, project, { id: file, title: resource.title }))
  if (!answer) return respond(req, notFound())
  if (isDownload(req, answer)) await countDownload(req.payload, String(resource.id))
  return answer
})

/** The file of a digital item with the name of its reader on each page, for people with an entitlement to a product that contains it. */
export const itemFile = fileEndpoint('/downloads/:item/file', async (req, project, now) => {
  const viewer = viewerOf(req)
  if (viewer?.project !== project.id)
    return redirectOrRefuse(req, project, '/downloads', respond(req, signedOut()))
  const owned = await ownedItems(req.payload, project, viewer.id, now)
  const mine = owned.find(({ item }) => String(item.id) === String(req.routeParams?.item))
  const file = mine && idOf(mine.item.file)
  if (!file) return respond(req, notFound())
  if (!(await takeDownload(req.payload, { project: project.id, student: viewer.id, owned: mine, now })))
    return redirectOrRefuse(
      req,
      project,
      '/downloads',
      respond(req, refuse(textOf('downloadedOften'), 'downloadedOften', { httpStatus: 403 })),
    )
  const answer = await sendStampedFile(req, project, { id: file, title: mine.item.title })
  return answer ?? respond(req, notFound())
})
