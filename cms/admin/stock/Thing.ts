import type { SoldProduct } from '#domain/calls/orders.ts'
import { isShipped } from '#domain/catalogue/kinds.ts'

/** An item to order: product, option and quantity. */
export type Thing = { product: SoldProduct; option: string | null; quantity: number }

export const thingKey = ({ product, option }: Thing): string => `${product.id}:${option ?? ''}`

/** The item as a request body: physical products by variant, others by validity in days. */
export const itemOf = ({ product, option, quantity }: Thing) => ({
  product: product.id,
  quantity,
  ...(option === null ? {} : isShipped(product.kind) ? { variant: option } : { validity: Number(option) }),
})
