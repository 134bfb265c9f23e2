import { ask, type Refused } from '../base/ask.ts'

/** Whether goods can be delivered to a PIN code, and the server's text for when. */
export type Delivery = { isDeliverable: boolean; isCash: boolean; text: string }

/** Checks delivery of a product to a PIN code; null when the check failed. */
export async function checkDelivery(
  base: string,
  product: string,
  pincode: string,
): Promise<Delivery | null> {
  try {
    const search = new URLSearchParams({ product, pincode })
    const { body } = await ask<({ apiSuccess: true } & Delivery) | Refused>(
      base,
      `catalogue/delivery?${search}`,
    )
    if (body.apiSuccess) return body
    return body.code === 'pincode' ? { isDeliverable: false, isCash: false, text: body.message } : null
  } catch {
    return null
  }
}
