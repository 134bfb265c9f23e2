import type { SoldProduct } from '#domain/calls/orders.ts'
import { isShipped } from '#domain/catalogue/kinds.ts'

/** An item to order: product, option and quantity. */
export type OrderItem = { product: SoldProduct; option: string | null; quantity: number }

export const orderItemKey = ({ product, option }: OrderItem): string => `${product.id}:${option ?? ''}`

/** The item as a request body: physical products by variant, others by validity in days. */
export const toCallItem = ({ product, option, quantity }: OrderItem) => ({
  product: product.id,
  quantity,
  ...(option === null ? {} : isShipped(product.kind) ? { variant: option } : { validity: Number(option) }),
})
