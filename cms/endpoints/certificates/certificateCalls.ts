import type { Endpoint } from 'payload'
import { z } from 'zod'
import { localeOf, projectOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import {
  GetCertificateBodySchema,
  GetCertificateResponseSchema,
  MyCertificatesResponseSchema,
  RevokeCertificateBodySchema,
  VerifyKeysResponseSchema,
  VerifyQuerySchema,
  VerifyResponseSchema,
  VerifyResultResponseSchema,
} from '#domain/calls/learning/certificates.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { textOf } from '#domain/text/textOf.ts'
import { verifiedResult } from '../../operations/attempts/card/resultCard.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { verifiedStatement } from '../../operations/certificates/certificateToken.ts'
import { issueCertificate } from '../../operations/certificates/issueCertificate.ts'
import { certificateView, listCertificates } from '../../operations/certificates/listCertificates.ts'
import { renderCertificate } from '../../operations/certificates/renderCertificate.ts'
import { publicKeys } from '../../operations/certificates/signingKeys.ts'
import { findEntitlement } from '../../operations/learning/findEntitlement.ts'
import { findClass } from '../../operations/learning/openLecture.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { takeFromWindow } from '../../operations/rateLimits/window.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound, signedOut, tooManyFiles } from '../refusals.ts'
import { refuse, respond, succeed } from '../responses.ts'

const mine = defineCall({
  path: '/learn/certificates',
  method: 'get',
  summary: 'The certificates of the person',
  body: z.object({}),
  answer: MyCertificatesResponseSchema,
  handle: async ({ req, viewer }) => {
    if (!viewer) return signedOut()
    return { apiSuccess: true as const, certificates: await listCertificates(req.payload, viewer.id) }
  },
})

const get = defineCall({
  path: '/learn/certificate',
  summary: 'Get the certificate of a class, which is issued once it is earned',
  body: GetCertificateBodySchema,
  answer: GetCertificateResponseSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (!viewer) return signedOut()
    const { payload } = req
    const klass = await findClass(req, project, body.class)
    if (!klass) return notFound()
    const target = { kind: 'class' as const, target: String(klass.id) }
    if (!(await findEntitlement(payload, viewer.id, target, now)))
      return refuse(textOf('noAccess'), 'noAccess', { httpStatus: 403 })
    const row = await issueCertificate(payload, project, { student: viewer.id, class: klass, now })
    return row
      ? { apiSuccess: true as const, certificate: certificateView(row) }
      : refuse(textOf('certificateNotEarned'), 'notEarned')
  },
})

const verify = defineCall({
  path: '/verify/certificate',
  method: 'get',
  summary: 'What the link of a certificate proves; open to everybody',
  body: VerifyQuerySchema,
  answer: VerifyResponseSchema,
  handle: async ({ req, project, body }) => {
    const statement = await verifiedStatement(req.payload, project, body.token)
    if (!statement)
      return { apiSuccess: true as const, state: 'forged' as const, certificate: null, revokedAt: null }
    const row = await readRow({
      payload: req.payload,
      collection: 'certificates',
      where: { and: [{ project: { equals: project.id } }, { number: { equals: statement.number } }] },
    })
    const { number, name, title, on, key } = statement
    const revokedAt = row?.revokedAt ? Date.parse(row.revokedAt) : null
    const state = !row ? ('gone' as const) : revokedAt === null ? ('valid' as const) : ('revoked' as const)
    return { apiSuccess: true as const, state, certificate: { number, name, title, on, key }, revokedAt }
  },
})

const verifyResult = defineCall({
  path: '/verify/result',
  method: 'get',
  summary: 'What the link of a result card proves; open to everybody',
  body: VerifyQuerySchema,
  answer: VerifyResultResponseSchema,
  handle: async ({ req, project, body }) => ({
    apiSuccess: true as const,
    ...(await verifiedResult(req.payload, project, body.token)),
  }),
})

const keys = defineCall({
  path: '/verify/keys',
  method: 'get',
  summary: 'The public keys with which certificates are verified without a network',
  body: z.object({}),
  answer: VerifyKeysResponseSchema,
  handle: async ({ req, project }) => ({
    apiSuccess: true as const,
    keys: await publicKeys(req.payload, project.id),
  }),
})

const revoke = defineCall({
  path: '/enrolments/revokecertificate',
  summary: 'Revoke a certificate; its link says so from then on',
  needs: { module: 'enrolments', toEdit: true },
  audit: { entity: 'certificates', did: 'Revoked a certificate', id: 'id' },
  body: RevokeCertificateBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { id, reason }, now }) => {
    const row = await findEditable(req, 'certificates', id)
    if (!row) return notFound()
    const revokedAt = now.toISOString()
    const changed = await conditionalUpdate({
      payload: req.payload,
      collection: 'certificates',
      where: { and: [{ id: { equals: id } }, { revokedAt: { exists: false } }] },
      data: { revokedAt, revokedReason: reason },
    })
    if (!changed) return refuse(textOf('shop.certificateIsRevoked'), 'tooLate')
    await recordAudit(req, {
      action: 'update',
      entity: 'certificates',
      entityId: id,
      entityTitle: row.number,
      now,
      summary: `Revoked the certificate ${row.number}`,
      changes: [
        { path: 'revokedAt', before: null, after: revokedAt },
        { path: 'revokedReason', before: null, after: reason },
      ],
      project: idOf(row.project) ?? null,
    })
    return succeed(textOf('shop.certificateRevoked'))
  },
})

export const CERTIFICATE_CALLS: Call[] = [mine, get, verify, verifyResult, keys, revoke]

/** Rendering is expensive. */
const PDF_LIMIT = { limit: 60, windowMs: 10 * MINUTE_MS }

/** A certificate of the person as PDF, with the QR code of its link. */
const certificatePdf: Endpoint = {
  path: '/learn/certificate/:number/pdf',
  method: 'get',
  handler: async (req) => {
    const [viewer, project] = [viewerOf(req), projectOf(req)]
    if (!viewer) return respond(req, signedOut())
    const row =
      project &&
      (await readRow({
        payload: req.payload,
        collection: 'certificates',
        where: {
          and: [
            { project: { equals: project.id } },
            { number: { equals: String(req.routeParams?.number) } },
            { student: { equals: viewer.id } },
            { revokedAt: { exists: false } },
          ],
        },
      }))
    if (!project || !row) return respond(req, notFound())
    const taken = await takeFromWindow(
      req.payload,
      { key: `certificate:${viewer.id}`, ...PDF_LIMIT },
      new Date(),
    )
    if (!taken.ok) return respond(req, tooManyFiles(), { 'retry-after': String(taken.retryAfterS) })
    const pdf = await renderCertificate(req.payload, project, row, localeOf(req))
    return new Response(pdf as Uint8Array<ArrayBuffer>, {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': `inline; filename="${row.number}.pdf"`,
        'content-length': String(pdf.byteLength),
        'content-type': 'application/pdf',
      },
    })
  },
}

export const CERTIFICATE_ENDPOINTS: Endpoint[] = [certificatePdf]
