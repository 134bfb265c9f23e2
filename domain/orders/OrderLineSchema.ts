import { z } from 'zod'

/** What was bought at which price, frozen when the order was placed. Amounts in paise; `grants` are ids of classes. */
export const OrderLineSchema = z.object({
  product: z.string(),
  title: z.string(),
  slug: z.string(),
  subject: z.string().nullable(),
  pricePaise: z.number().int(),
  mrpPaise: z.number().int(),
  quantity: z.number().int(),
  totalPaise: z.number().int(),
  validityDays: z.number().int().nullable(),
  grants: z.array(z.string()),
})

export type OrderLine = z.infer<typeof OrderLineSchema>
