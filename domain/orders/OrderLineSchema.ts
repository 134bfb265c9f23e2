import { z } from 'zod'
import { PRODUCT_KINDS } from '../catalogue/kinds.ts'

const ids = z.array(z.string())

/**
 * What a line opens beside classes, as ids: frozen, so that a change of the product takes nothing from its buyers. `products`
 * are those of a bundle, itself left out.
 */
const BoughtSchema = z.object({
  products: ids,
  testSeries: ids,
  testPapers: ids,
  quizzes: ids,
  digitalItems: ids,
  keys: z.number().int(),
})

/**
 * What was bought at which price, frozen when the order was placed. Amounts in paise; `grants` are ids of classes; `option`
 * names the variant or the validity that was chosen.
 */
export const OrderLineSchema = z.object({
  product: z.string(),
  kind: z.enum(PRODUCT_KINDS.map(({ id }) => id)),
  title: z.string(),
  option: z.string().nullable(),
  /** Row id of the variant. */
  variant: z.string().nullable(),
  slug: z.string(),
  subject: z.string().nullable(),
  pricePaise: z.number().int(),
  mrpPaise: z.number().int(),
  quantity: z.number().int(),
  totalPaise: z.number().int(),
  validityDays: z.number().int().nullable(),
  grants: ids,
  bought: BoughtSchema,
})

export type OrderLine = z.infer<typeof OrderLineSchema>
export type Bought = z.infer<typeof BoughtSchema>
