import { z } from 'zod'

/** An order line that is in a parcel, by its index in the order; whole lines only. */
export const ShipmentLineSchema = z.object({
  index: z.number().int().min(0),
  quantity: z.number().int().min(1),
  product: z.string(),
  title: z.string(),
  hindiTitle: z.string().nullish(),
  option: z.string().nullable(),
})
export type ShipmentLine = z.infer<typeof ShipmentLineSchema>
