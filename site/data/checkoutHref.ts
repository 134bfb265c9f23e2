import type { BuyOption } from './buyOptions.ts'

/** The checkout of one way to buy a product. */
export function checkoutHref(slug: string, choice: BuyOption['choice']): string {
  const search = new URLSearchParams({ product: slug })
  if (choice) search.set(choice.name, choice.value)
  return `/checkout?${search}`
}
