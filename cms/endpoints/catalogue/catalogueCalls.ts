import { localeOf } from '#access/projectOf.ts'
import {
  DeliveryAnswerSchema,
  DeliveryQuerySchema,
  FACET_LISTS,
  FacetsQuerySchema,
  FacetsResponseSchema,
  FactsQuerySchema,
  FactsResponseSchema,
  ProofQuerySchema,
  ProofResponseSchema,
} from '#domain/calls/catalogue.ts'
import { arrivalDay } from '#domain/catalogue/deliveryTime.ts'
import { deliveryPrice, FREE_DELIVERY } from '#domain/orders/deliveryPrice.ts'
import { isPincode } from '#domain/people/isPincode.ts'
import { acceptsCash } from '#domain/shipments/serviceArea.ts'
import { renderText } from '#domain/text/renderText.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { SellingProduct } from '#payload-types'
import { listFacets } from '../../operations/catalogue/listFacets.ts'
import { productFacts } from '../../operations/catalogue/productFacts.ts'
import { productProof } from '../../operations/catalogue/productProof.ts'
import { shopOf } from '../../operations/checkout/shopOf.ts'
import { deliveryTo } from '../../operations/pincodes/deliveryTo.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { refuse } from '../responses.ts'

const facets = defineCall({
  path: '/catalogue/facets',
  method: 'get',
  summary: 'A page of a product list with its facets and their counts',
  body: FacetsQuerySchema,
  lists: FACET_LISTS,
  answer: FacetsResponseSchema,
  handle: async ({ req, project, body }) => ({
    apiSuccess: true as const,
    ...(await listFacets(req.payload, project, body)),
  }),
})

const facts = defineCall({
  path: '/catalogue/facts',
  method: 'get',
  summary: 'Contents of products in figures, and the current price of each option',
  body: FactsQuerySchema,
  lists: ['products'],
  answer: FactsResponseSchema,
  handle: async ({ req, project, body, now }) => ({
    apiSuccess: true as const,
    facts: await productFacts(req.payload, project, body.products, now),
  }),
})

const proof = defineCall({
  path: '/catalogue/proof',
  method: 'get',
  summary: 'Number of people who have a product, and its best coupon',
  body: ProofQuerySchema,
  answer: ProofResponseSchema,
  handle: async ({ req, project, body, now }) => {
    const found = await productProof(req.payload, project, body.product, now)
    return found ? { apiSuccess: true as const, ...found } : refuse(textOf('productGone'), 'productGone')
  },
})

/** Default days until dispatch. */
const DISPATCH_DAYS = 1

const delivery = defineCall({
  path: '/catalogue/delivery',
  method: 'get',
  summary: 'Whether a PIN code is served, and the delivery time in days',
  body: DeliveryQuerySchema,
  answer: DeliveryAnswerSchema,
  handle: async ({ req, project, body, now }) => {
    if (!isPincode(body.pincode)) return refuse(textOf('unknownPincode'), 'pincode')
    const found = body.product
      ? await req.payload.db.findOne<SellingProduct>({
          collection: 'selling-products',
          where: {
            and: [
              { id: { equals: body.product } },
              { project: { equals: project.id } },
              { _status: { equals: 'published' } },
              { kind: { equals: 'physical' } },
            ],
          },
          select: { dispatchDays: true, weightGrams: true, nowPaise: true },
        })
      : null
    if (body.product && !found) return refuse(textOf('productGone'), 'productGone')
    const shop = await shopOf(req.payload, project)
    const reached = deliveryTo(shop.area, body.pincode, found?.dispatchDays ?? DISPATCH_DAYS)
    if (!reached.ok)
      return refuse(
        reached.reason === 'notServed' ? textOf('notServed') : textOf('unknownPincode'),
        'pincode',
      )
    const isCash = shop.cash.isOn && acceptsCash(shop, body)
    const { fromDays, toDays } = reached.delivery
    const text = renderText(localeOf(req), textOf('usualDays', { from: fromDays, to: toDays }))
    const option = shop.rules.delivery[0] ?? FREE_DELIVERY
    const piece = { weightGrams: found?.weightGrams ?? 0, quantity: 1 }
    return {
      apiSuccess: true as const,
      ...reached.delivery,
      text,
      isCash,
      arrivesBy: arrivalDay(reached.delivery, option, now),
      deliveryPaise: deliveryPrice(option, [piece], found?.nowPaise ?? 0),
      freeFromPaise: option.freeFromPaise,
      cashFeePaise: shop.cash.feePaise,
    }
  },
})

export const CATALOGUE_CALLS: Call[] = [facets, facts, proof, delivery]
