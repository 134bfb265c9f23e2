import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import type { MyCertificate } from '#domain/calls/learning/certificates.ts'
import type { Certificate } from '#payload-types'
import { certificateToken } from './certificateToken.ts'

const MAX_CERTIFICATES = 500

export const certificateView = (row: Certificate): MyCertificate => ({
  number: row.number,
  name: row.name,
  title: row.title,
  issuedAt: Date.parse(row.issuedAt),
  token: certificateToken(row),
  isRevoked: Boolean(row.revokedAt),
})

/** The certificates of a student, the newest first. */
export async function listCertificates(payload: BasePayload, student: string): Promise<MyCertificate[]> {
  const rows = await readRows({
    payload,
    collection: 'certificates',
    where: { student: { equals: student } },
    sort: ['-issuedAt'],
    limit: MAX_CERTIFICATES,
  })
  return rows.map(certificateView)
}
