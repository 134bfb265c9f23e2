import { z } from 'zod'

/** What is wrong with a reference that staff type for money that no gateway took. */
export const REFERENCE_FORM =
  'Enter the reference: at least 6 letters or digits, with - and / where it has them'

/** How a reference is kept: without the spaces that banks print into it, in capitals. */
const plain = (text: string): string => text.replace(/\s+/g, '').toUpperCase()

/** A UTR or the number of a receipt as somebody types it. */
export const PaymentReferenceSchema = z
  .string()
  .max(80)
  .transform(plain)
  .refine((text) => text === '' || isPaymentReference(text), REFERENCE_FORM)

export const isPaymentReference = (text: string): boolean =>
  /^[A-Z0-9/-]{6,40}$/.test(plain(text)) && /[A-Z0-9]/.test(plain(text))

/** Gateways whose money staff name by a reference: it counts once among all of them. */
const BY_REFERENCE: readonly string[] = ['bankTransfer', 'offline']

/** What a payment is unique by in its project. @param paymentId what its gateway calls it, or its reference */
export const paymentKeyOf = (project: string, gateway: string, paymentId: string | null): string =>
  `${project}:${BY_REFERENCE.includes(gateway) ? 'reference' : gateway}:${paymentId}`
