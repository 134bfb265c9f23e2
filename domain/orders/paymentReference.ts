import { z } from 'zod'

/** The message for an invalid reference of a payment without a gateway, typed by staff. */
export const REFERENCE_HINT =
  'Enter the reference: at least 6 letters or digits, with - and / where it has them'

/** The stored form of a reference: without the spaces that banks insert, in upper case. */
const normalised = (text: string): string => text.replace(/\s+/g, '').toUpperCase()

/** A typed UTR or receipt number. */
export const PaymentReferenceSchema = z
  .string()
  .max(80)
  .transform(normalised)
  .refine((text) => text === '' || isPaymentReference(text), REFERENCE_HINT)

export const isPaymentReference = (text: string): boolean =>
  /^[A-Z0-9/-]{6,40}$/.test(normalised(text)) && /[A-Z0-9]/.test(normalised(text))

/** Payment methods identified by a reference, which must be unique among all of them. */
const BY_REFERENCE: readonly string[] = ['bankTransfer', 'offline']

/** The unique key of a payment in its project. @param paymentId the gateway's id or the reference */
export const paymentKeyOf = (project: string, gateway: string, paymentId: string | null): string =>
  `${project}:${BY_REFERENCE.includes(gateway) ? 'reference' : gateway}:${paymentId}`
