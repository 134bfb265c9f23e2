import { z } from 'zod'
import { ResultStatementSchema } from '../../exams/results/resultStatement.ts'
import { AcceptedSchema } from '../responses.ts'

/** A certificate of the signed-in person; `token` is what its link `/verify/<token>` ends with. */
export const MyCertificateSchema = z.object({
  number: z.string(),
  /** The short name on it. */
  name: z.string(),
  title: z.string(),
  /** Ms since epoch. */
  issuedAt: z.number(),
  token: z.string(),
  isRevoked: z.boolean(),
})
export type MyCertificate = z.infer<typeof MyCertificateSchema>
export const MyCertificatesResponseSchema = AcceptedSchema.extend({
  certificates: z.array(MyCertificateSchema),
})

export const GetCertificateBodySchema = z.object({ class: z.string().min(1).max(100) })
export const GetCertificateResponseSchema = AcceptedSchema.extend({ certificate: MyCertificateSchema })

export const VerifyQuerySchema = z.object({ token: z.string().min(1).max(2000) })
/**
 * What a link of a certificate proves: `valid`; `revoked` since `revokedAt`; `gone` for one that was deleted with its account; `forged` for
 * one that the project has not signed, which states nothing.
 */
export const VerifyResponseSchema = AcceptedSchema.extend({
  state: z.enum(['valid', 'revoked', 'gone', 'forged']),
  certificate: z
    .object({
      number: z.string(),
      name: z.string(),
      title: z.string(),
      on: z.string(),
      /** Id of the key of the project that signed it. */
      key: z.string(),
    })
    .nullable(),
  revokedAt: z.number().nullable(),
})
export type Verified = z.infer<typeof VerifyResponseSchema>

/**
 * What a link of a result card proves: `valid`; `replaced` when the attempt was marked again since; `gone` when it no longer counts or was deleted;
 * `forged` for one that the project has not signed, which states nothing.
 */
export const VerifyResultResponseSchema = AcceptedSchema.extend({
  state: z.enum(['valid', 'replaced', 'gone', 'forged']),
  result: ResultStatementSchema.omit({ v: true, project: true, attempt: true, marking: true }).nullable(),
})
export type VerifiedResult = z.infer<typeof VerifyResultResponseSchema>

/** Ed25519 keys of the project as SPKI in base64, to verify certificates without a network. */
export const VerifyKeysResponseSchema = AcceptedSchema.extend({
  keys: z.array(z.object({ id: z.string(), publicKey: z.string() })),
})

export const RevokeCertificateBodySchema = z.object({
  id: z.string().min(1).max(60),
  reason: z.string().trim().min(1).max(300),
})
