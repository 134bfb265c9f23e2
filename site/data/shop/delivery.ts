import { ask, type Refused } from '../base/ask.ts'

/** Whether goods reach a PIN code, and the server's words for when. */
export type Delivery = { isDeliverable: boolean; isCash: boolean; text: string }

/** Asks for a product and a PIN code; null when it could not be told. */
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
