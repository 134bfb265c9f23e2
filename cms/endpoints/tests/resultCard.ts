import type { Endpoint } from 'payload'
import { localeOf, projectOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import { renderResultCard } from '../../operations/attempts/card/resultCard.ts'
import { takeFromWindow } from '../../operations/rateLimits/window.ts'
import { notFound, signedOut, tooManyFiles } from '../refusals.ts'
import { respond } from '../responses.ts'
import { ownAttempt } from './callerAttempt.ts'

/** Rendering is expensive. */
const PDF_LIMIT = { limit: 30, windowMs: 10 * MINUTE_MS }

/** GET tests/card/…: the result card of an attempt of the caller as PDF, signed, with the QR code of its link. */
export const card: Endpoint = {
  path: '/tests/card/:attempt',
  method: 'get',
  handler: async (req) => {
    const [viewer, project] = [viewerOf(req), projectOf(req)]
    if (!viewer) return respond(req, signedOut())
    if (!project) return respond(req, notFound())
    const own = await ownAttempt({ req, project, viewer }, String(req.routeParams?.attempt))
    if ('refusal' in own) return respond(req, own.refusal)
    const now = new Date()
    const taken = await takeFromWindow(req.payload, { key: `card:${viewer.id}`, ...PDF_LIMIT }, now)
    if (!taken.ok) return respond(req, tooManyFiles(), { 'retry-after': String(taken.retryAfterS) })
    const pdf = await renderResultCard(req.payload, project, own.head, localeOf(req), now)
    if (!pdf) return respond(req, notFound())
    return new Response(pdf as Uint8Array<ArrayBuffer>, {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': 'inline; filename="result.pdf"',
        'content-length': String(pdf.byteLength),
        'content-type': 'application/pdf',
      },
    })
  },
}
