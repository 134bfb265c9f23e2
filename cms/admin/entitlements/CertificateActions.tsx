import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { RevokeCertificate } from './RevokeCertificate.tsx'

/** On a certificate: revoke it, for viewers who may edit enrolments. */
export async function CertificateActions({ id, payload, user }: ServerProps & { id?: string }) {
  if (!id || !hasModule(viewerOf({ user: user ?? null }), 'enrolments', 'edit')) return null
  const row = await readRow({ payload, collection: 'certificates', where: { id: { equals: id } } })
  return row && !row.revokedAt ? <RevokeCertificate id={id} number={row.number} /> : null
}
