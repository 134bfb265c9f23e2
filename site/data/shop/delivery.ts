import type { z } from 'zod'
import type { DeliveryAnswerSchema } from '#domain/calls/catalogue.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'

type Answer = z.infer<typeof DeliveryAnswerSchema>
/** Whether goods can be delivered to a PIN code, and the server's text for when or why not. */
export type Delivery =
  | ({ isDeliverable: true } & Omit<Answer, 'isDeliverable'>)
  | { isDeliverable: false; text: string }

/** Checks delivery of a product to a PIN code; null when the check failed. */
export async function checkDelivery(
  base: string,
  product: string,
  pincode: string,
): Promise<Delivery | null> {
  try {
    const search = new URLSearchParams({ product, pincode })
    const { body } = await callApi<Answer | ApiRefusal>(base, `catalogue/delivery?${search}`)
    if (body.apiSuccess) return { ...body, isDeliverable: true }
    return body.code === 'pincode' ? { isDeliverable: false, text: body.message } : null
  } catch {
    return null
  }
}
