import type { Endpoint } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import { PdfQuerySchema } from '#domain/calls/exams/papers.ts'
import { textOf } from '#domain/text/textOf.ts'
import { renderPaperPdf } from '../../operations/exams/papers/renderPaperPdf.ts'
import { triedPaper } from '../../operations/exams/papers/triedPaper.ts'
import { takeFromWindow } from '../../operations/rateLimits/window.ts'
import { missingRight } from '../defineCall.ts'
import { invalidFields } from '../invalidFields.ts'
import { notFound, tooManyFiles } from '../refusals.ts'
import { refuse, respond } from '../responses.ts'
import { EDITORS, editablePaper } from './paperOf.ts'
import { triedRefusal } from './trying.ts'

/** Rendering is expensive. */
const PDF_LIMIT = { limit: 60, windowMs: 10 * MINUTE_MS }

/** A paper as PDF, for people who may edit it: `key=yes` adds key and solutions, `language` limits it to one language. */
export const paperPdf: Endpoint = {
  path: '/papers/pdf',
  method: 'get',
  handler: async (req) => {
    const viewer = viewerOf(req)
    const refusal = missingRight(viewer, EDITORS)
    if (refusal) return respond(req, refusal)
    const query = PdfQuerySchema.safeParse(Object.fromEntries(req.searchParams ?? new URLSearchParams()))
    if (!query.success) {
      const invalid = refuse(textOf('invalid'), 'invalid', { httpStatus: 400 })
      return respond(req, { ...invalid, fields: invalidFields(query.error) })
    }
    const { source, key, language = null } = query.data
    const own = await editablePaper(req, query.data)
    if (!own) return respond(req, notFound())
    const now = new Date()
    const taken = await takeFromWindow(req.payload, { key: `paperpdf:${viewer?.id}`, ...PDF_LIMIT }, now)
    if (!taken.ok) return respond(req, tooManyFiles(), { 'retry-after': String(taken.retryAfterS) })
    const tried = await triedPaper(req.payload, own.project, query.data.paper, source)
    if (!tried.ok) return respond(req, await triedRefusal(req, own, tried))
    const pdf = await renderPaperPdf(req.payload, tried.paper, {
      project: own.project,
      outline: own.outline,
      source,
      hasKey: key === 'yes',
      language,
      now,
    })
    const name = `${own.outline.slug}${key === 'yes' ? '-key' : ''}.pdf`
    return new Response(pdf as Uint8Array<ArrayBuffer>, {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': `inline; filename="${name}"`,
        'content-length': String(pdf.byteLength),
        'content-type': 'application/pdf',
      },
    })
  },
}
