import type { BuyOption } from './buyOptions.ts'

/** The checkout of one way to buy a product; `extend` adds its days to the access that the person has. */
export function checkoutHref(slug: string, choice: BuyOption['choice'], extend = false, batch = ''): string {
  const search = new URLSearchParams({ product: slug })
  if (extend) search.set('extend', '1')
  if (batch) search.set('batch', batch)
  if (choice) search.set(choice.name, choice.value)
  return `/checkout?${search}`
}
