import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import type { PurchaseBody } from '#domain/calls/payments.ts'
import type { OrderAddress } from '#domain/orders/OrderSchemas.ts'
import { normaliseGstin, stateOfGstin } from '#domain/people/gstin.ts'
import type { StateCode } from '#domain/people/states.ts'
import type { Person } from './buyerOf.ts'
import type { PurchaseOptions } from './quoteItems.ts'

type Place = { state: StateCode; pincode: string }
export type PurchaseOptionsResult =
  | { ok: true; purchase: PurchaseOptions; address: OrderAddress | null }
  | { ok: false; reason: 'gstin' | 'address' }

/** Resolves the options of a purchase call, with the current content of its address. Refuses an invalid GSTIN and unknown or foreign addresses. */
export async function purchaseOptionsOf(
  payload: BasePayload,
  project: RequestProject,
  person: Person | null,
  body: PurchaseBody & { place?: Place | undefined },
): Promise<PurchaseOptionsResult> {
  const gstin = body.gst && normaliseGstin(body.gst.gstin)
  if (gstin && !stateOfGstin(gstin)) return { ok: false, reason: 'gstin' }
  const address = body.address && person ? await addressOf(payload, project, person, body.address) : null
  if (body.address && person && !address) return { ok: false, reason: 'address' }
  return {
    ok: true,
    address,
    purchase: {
      codes: body.coupon ?? [],
      place: address ?? body.place ?? null,
      gst: body.gst && gstin ? { gstin, legalName: body.gst.legalName.trim() } : null,
      delivery: body.delivery ?? null,
      method: body.method ?? 'online',
      creditsPaise: body.credits ?? 0,
    },
  }
}

async function addressOf(
  payload: BasePayload,
  project: RequestProject,
  person: Person,
  id: string,
): Promise<OrderAddress | null> {
  const row = await readRow({
    payload,
    collection: 'addresses',
    where: {
      and: [{ id: { equals: id } }, { student: { equals: person.id } }, { project: { equals: project.id } }],
    },
  })
  if (!row) return null
  const { name, phone, alternatePhone, line1, line2, landmark, city, state, pincode } = row
  return {
    name,
    phone,
    line1,
    city,
    state,
    pincode,
    alternatePhone: alternatePhone ?? null,
    line2: line2 ?? null,
    landmark: landmark ?? null,
  }
}
