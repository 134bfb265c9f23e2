import type { BasePayload } from 'payload'
import type { z } from 'zod'
import type { RequestProject } from '#access/projectOf.ts'
import type { StaffQuoteBodySchema } from '#domain/calls/orders.ts'
import type { OrderAddress } from '#domain/orders/OrderSchemas.ts'
import type { User } from '#payload-types'
import { ownedOf } from '../checkout/ownedOf.ts'
import type { Refused } from '../checkout/priceItems.ts'
import { purchaseOptionsOf } from '../checkout/purchaseOptionsOf.ts'
import { type PurchaseOptions, type Quoted, quoteItems } from '../checkout/quoteItems.ts'
import { studentOf } from './findStudents.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  body: z.infer<typeof StaffQuoteBodySchema>
  /** Ids of the products that may be sold, null for all. */
  sold: readonly string[] | null
  now: Date
}

export type StaffQuoted =
  | {
      state: 'quoted'
      student: User
      quoted: Quoted
      purchase: PurchaseOptions
      address: OrderAddress | null
      /** Quoted products that the student already owns and does not extend. */
      owned: string[]
    }
  | { state: 'item'; refused: Refused }
  | { state: 'noStudent' | 'notAssigned' | 'gstin' | 'address' }

/** Quotes items for a student on behalf of staff, exactly as the student would be quoted; batches may be chosen later. */
export async function staffQuote({ payload, project, body, sold, now }: Args): Promise<StaffQuoted> {
  const { student: id, items, ...more } = body
  if (sold && items.some(({ product }) => !sold.includes(product))) return { state: 'notAssigned' }
  const student = await studentOf(payload, project, id)
  if (!student) return { state: 'noStudent' }
  const resolved = await purchaseOptionsOf(payload, project, student, { ...more, items })
  if (!resolved.ok) return { state: resolved.reason }
  const { purchase, address } = resolved
  const quoted = await quoteItems({
    payload,
    project,
    person: student,
    items,
    purchase,
    now,
    isBatchLater: true,
  })
  if (!quoted.ok) return { state: 'item', refused: quoted }
  const owned = await ownedOf(payload, String(student.id), quoted, now)
  const extended = new Set(items.flatMap(({ product, extend }) => (extend ? [product] : [])))
  return {
    state: 'quoted',
    student,
    quoted,
    purchase,
    address,
    owned: [...owned].filter((product) => !extended.has(product)),
  }
}
