import { z } from 'zod'
import { FILTER_NAMES, SORT_NAMES } from '../catalogue/facets.ts'
import { PincodeQuerySchema } from './account.ts'
import { AcceptedSchema } from './responses.ts'

const MAX_CHOICES = 12
const MAX_LENGTH = 100

/** The storefront drops what exceeds these limits before it sends the query (site/data/base/listQuery.ts). */
const choices = z
  .array(z.string().max(MAX_LENGTH))
  .max(MAX_CHOICES)
  .transform((values) => [...new Set(values)].filter((value) => value !== ''))
const choice = <const T extends readonly string[]>(names: T, fallback: T[number]) =>
  z
    .string()
    .max(MAX_LENGTH)
    .optional()
    .transform((value): T[number] => (names as readonly string[]).find((name) => name === value) ?? fallback)
const wholeNumber = (max: number, fallback: number) =>
  z
    .string()
    .max(MAX_LENGTH)
    .optional()
    .transform((value) => {
      const number = Number(value)
      return Number.isInteger(number) && number >= 1 && number <= max ? number : fallback
    })

/** Query parameters of a list that may be repeated; `of` holds the product kinds of its page. */
export const FACET_LISTS = ['of', ...FILTER_NAMES] as const

export const FacetsQuerySchema = z.object({
  ...(Object.fromEntries(FACET_LISTS.map((name) => [name, choices])) as Record<
    (typeof FACET_LISTS)[number],
    typeof choices
  >),
  /** Slug of the page's category: only products in it count. */
  within: z.string().max(MAX_LENGTH).optional(),
  sort: choice(SORT_NAMES, 'chosen'),
  page: wholeNumber(100_000, 1),
  limit: wholeNumber(60, 24),
})

export const FacetsResponseSchema = AcceptedSchema.extend({
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  /** Ids of the products of this page, in order. */
  products: z.array(z.string()),
  groups: z.array(
    z.object({
      filter: z.enum(FILTER_NAMES),
      options: z.array(
        z.object({ value: z.string(), label: z.string(), count: z.number().int(), isChosen: z.boolean() }),
      ),
    }),
  ),
})
export type FacetsResponse = z.infer<typeof FacetsResponseSchema>

const MAX_PRODUCTS = 60
export const FactsQuerySchema = z.object({
  products: z.array(z.string().min(1).max(60)).min(1).max(MAX_PRODUCTS),
})
const count = z.number().int()
export const FactsResponseSchema = AcceptedSchema.extend({
  facts: z.array(
    z.object({
      product: z.string(),
      counts: z.object({
        classes: count,
        lectures: count,
        minutes: count,
        videos: count,
        pdfs: count,
        texts: count,
        freeLectures: count,
        testSeries: count,
        papers: count,
        freePapers: count,
        quizzes: count,
        questions: count,
        testMinutes: count,
        marks: count,
        files: count,
        pages: count,
        keys: count,
        products: count,
      }),
      /** The current price of each purchase option; `key` as items name it. */
      offers: z.array(z.object({ key: z.string().nullable(), nowPaise: count })),
    }),
  ),
})
export type ProductFacts = z.infer<typeof FactsResponseSchema>['facts'][number]

export const ProofQuerySchema = z.object({ product: z.string().min(1).max(60) })
export const ProofResponseSchema = AcceptedSchema.extend({
  /** How many people own the product. */
  learners: count,
  /**
   * For each purchase option the single coupon with the highest discount; if that is for first orders only,
   * it is followed by the best of the others. `key` as items name it. Paise.
   */
  coupons: z.array(
    z.object({
      key: z.string().nullable(),
      code: z.string(),
      discountPaise: count,
      isFirstOrderOnly: z.boolean(),
    }),
  ),
})
export type ProductProof = Pick<z.infer<typeof ProofResponseSchema>, 'learners' | 'coupons'>

export const DeliveryQuerySchema = z.object({
  pincode: PincodeQuerySchema.shape.pincode,
  /** The product to be sent; without it the usual dispatch day applies. */
  product: z.string().min(1).max(60).optional(),
})
export const DeliveryAnswerSchema = AcceptedSchema.extend({
  isDeliverable: z.boolean(),
  /** Whether cash on delivery is possible there. */
  isCash: z.boolean(),
  fromDays: count,
  toDays: count,
  /** State or states of the PIN code. */
  place: z.string(),
  text: z.string(),
  /** When the usual delivery option arrives at the latest, ms since epoch. */
  arrivesBy: z.number(),
  /** Charge for one piece, paise; 0 when its price alone makes delivery free. */
  deliveryPaise: count,
  /** Free delivery from this value of goods, paise; null for never. */
  freeFromPaise: count.nullable(),
  /** Fee of cash on delivery, paise. */
  cashFeePaise: count,
})
