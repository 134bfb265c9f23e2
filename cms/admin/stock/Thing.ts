import type { SoldProduct } from '#domain/calls/orders.ts'
import { isShipped } from '#domain/catalogue/kinds.ts'

/** Something that is to be bought: a product, one of its options, how many. */
export type Thing = { product: SoldProduct; option: string | null; quantity: number }

export const thingKey = ({ product, option }: Thing): string => `${product.id}:${option ?? ''}`

/** A thing as the calls name it: goods by their variant, everything else by its days. */
export const itemOf = ({ product, option, quantity }: Thing) => ({
  product: product.id,
  quantity,
  ...(option === null ? {} : isShipped(product.kind) ? { variant: option } : { validity: Number(option) }),
})
