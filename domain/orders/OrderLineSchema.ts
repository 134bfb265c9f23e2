import { z } from 'zod'
import { PRODUCT_KINDS } from '../catalogue/kinds.ts'
import { LINE_STATES } from './moves.ts'
import { TaxSchema } from './OrderSchemas.ts'

const ids = z.array(z.string())
const paise = z.number().int()

/**
 * Ids of what a line grants access to besides classes: frozen, so that a change of the product takes nothing
 * from its buyers. `products` are those in a bundle, without the bundle itself.
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
 * What was bought at which price, frozen when the order was placed. Amounts in paise; `grants` are ids of
 * classes; `option` is the label of the chosen variant or validity; `netPaise` is the price of the line after
 * upgrade and coupons, tax included.
 */
export const OrderLineSchema = z.object({
  product: z.string(),
  kind: z.enum(PRODUCT_KINDS.map(({ id }) => id)),
  title: z.string(),
  /** The title in Hindi, where there is one. */
  hindiTitle: z.string().nullish(),
  option: z.string().nullable(),
  /** Row id of the variant. */
  variant: z.string().nullable(),
  slug: z.string(),
  subject: z.string().nullable(),
  pricePaise: paise,
  mrpPaise: paise,
  quantity: z.number().int(),
  totalPaise: paise,
  upgradePaise: paise,
  /** Earlier purchases whose price is credited to it: what `upgradePaise` was paid for. */
  upgradeOf: z
    .array(z.object({ product: z.string(), title: z.string(), hindiTitle: z.string().nullish() }))
    .optional(),
  couponPaise: paise,
  netPaise: paise,
  creditsPaise: paise,
  /** Cashback credits that it earns once it can no longer be returned. */
  earnsPaise: paise,
  tax: TaxSchema,
  hsn: z.string().nullable(),
  /** Goods to be sent for one piece. */
  goods: z.array(
    z.object({
      product: z.string(),
      variant: z.string().nullable(),
      title: z.string(),
      quantity: z.number().int(),
      weightGrams: z.number(),
    }),
  ),
  /** The share of each contained product in a bundle's price. */
  parts: z.array(
    z.object({
      product: z.string(),
      title: z.string(),
      netPaise: paise,
      hsn: z.string().nullable(),
      tax: TaxSchema,
    }),
  ),
  validityDays: z.number().int().nullable(),
  /** The chosen batch. Staff may move its student to another one, which the entitlement names. */
  batch: z.object({ id: z.string(), title: z.string(), hindiTitle: z.string().nullish() }).optional(),
  /** The objection to a key that this line is the fee of; `number` is the question's in the attempt. */
  objection: z.object({ key: z.string(), attempt: z.string(), number: z.number().int() }).optional(),
  state: z.enum(LINE_STATES),
  /** Id of its parcel. */
  shipment: z.string().nullish(),
  grants: ids,
  bought: BoughtSchema,
})

export type OrderLine = z.infer<typeof OrderLineSchema>
export type PurchasedContent = z.infer<typeof BoughtSchema>
