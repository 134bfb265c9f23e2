import type { PayloadRequest } from 'payload'
import { localeOf, type RequestProject } from '#access/projectOf.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import { textOf } from '#domain/text/textOf.ts'
import { answerPdf, type PrintedPages } from '../../operations/attempts/files/answerPdf.ts'
import { takeFromWindow } from '../../operations/rateLimits/window.ts'
import { tooManyFiles } from '../refusals.ts'
import { refuse, respond } from '../responses.ts'

/** Rendering is expensive. */
const PDF_LIMIT = { limit: 30, windowMs: 10 * MINUTE_MS }

/** Responds with the pages of a written answer as one PDF. @param by key of the rate limit */
export async function pdfResponse(
  req: PayloadRequest,
  project: RequestProject,
  answer: PrintedPages,
  by: string,
): Promise<Response> {
  const now = new Date()
  const taken = await takeFromWindow(req.payload, { key: `answerpdf:${by}`, ...PDF_LIMIT }, now)
  if (!taken.ok) return respond(req, tooManyFiles(), { 'retry-after': String(taken.retryAfterS) })
  const pdf = await answerPdf(req.payload, project, answer, localeOf(req), now)
  if (!pdf) return respond(req, refuse(textOf('examPdfFailed'), 'invalid', { httpStatus: 422 }))
  return new Response(pdf as Uint8Array<ArrayBuffer>, {
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="answer-${answer.number}.pdf"`,
      'content-length': String(pdf.byteLength),
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    },
  })
}
