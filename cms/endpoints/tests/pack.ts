import type { Endpoint } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { attemptsOf } from '../../operations/attempts/attemptRows.ts'
import { examNow } from '../../operations/attempts/examClock.ts'
import { findPaper } from '../../operations/attempts/findPaper.ts'
import { loadRelease } from '../../operations/attempts/loadRelease.ts'
import { mayTake } from '../../operations/attempts/mayEnter.ts'
import { findPack, packBytes } from '../../operations/packs/findPack.ts'
import { notFound, signedOut } from '../refusals.ts'
import { respond } from '../responses.ts'
import { startRefused, takerOf } from './callerAttempt.ts'

/** The encrypted pack of a release, for people who may take its paper or have taken it. It is immutable, so browsers cache it. */
export const pack: Endpoint = {
  path: '/tests/pack/:release',
  method: 'get',
  handler: async (req) => {
    const project = projectOf(req)
    if (!project) return respond(req, notFound())
    const viewer = viewerOf(req)
    const { taker } = takerOf({ req, project, viewer })
    if (!taker) return respond(req, viewer ? notFound() : signedOut())
    const release = await loadRelease(req.payload, String(req.routeParams?.release))
    const info = release?.project === project.id ? await findPack(req.payload, release.id) : null
    if (!release || !info) return respond(req, notFound())
    const outline = await findPaper(req.payload, project, release.kind, { id: release.paperId })
    const isAllowed =
      (outline && (await mayTake(req.payload, outline, { taker, viewer, now: examNow() }))) ||
      (await attemptsOf(req.payload, project.id, taker, release.paperId)).length > 0
    if (!isAllowed) return respond(req, startRefused('locked'))
    const headers = {
      etag: `"${info.digest}"`,
      'cache-control': 'private, max-age=31536000, immutable',
      'content-type': 'application/octet-stream',
    }
    if (req.headers.get('if-none-match')?.includes(info.digest))
      return new Response(null, { status: 304, headers })
    const bytes = await packBytes(req.payload, release.id)
    if (!bytes) return respond(req, notFound())
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, 'content-length': String(bytes.length) },
    })
  },
}
