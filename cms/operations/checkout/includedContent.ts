import { idOf } from '#database/idOf.ts'
import { isKeyPack } from '#domain/catalogue/kinds.ts'
import type { PurchasedContent } from '#domain/orders/OrderLineSchema.ts'
import type { SellingProduct } from '#payload-types'
import { includedIn, type Products } from './publishedProducts.ts'

type Relations = (string | { id: string })[] | null | undefined

/** Everything a product (and, for a bundle, its parts) gives access to: `grants` are class ids, `bought` the rest of the order line. */
export function includedContent(
  product: SellingProduct,
  products: Products,
): { grants: string[]; bought: PurchasedContent } {
  const inside = includedIn([product])
  const parts = [product, ...inside.flatMap((id) => products.get(id) ?? [])]
  // A key pack gives access through its keys, not by the purchase.
  const opening = parts.filter(({ kind }) => !isKeyPack(kind))
  const all = (of: (part: SellingProduct) => Relations): string[] => [
    ...new Set(opening.flatMap((part) => (of(part) ?? []).flatMap((relation) => idOf(relation) ?? []))),
  ]
  return {
    grants: all(({ classes }) => classes),
    bought: {
      products: inside,
      testSeries: all(({ testSeries }) => testSeries),
      testPapers: all(({ testPapers }) => testPapers),
      quizzes: all(({ quizzes }) => quizzes),
      digitalItems: all(({ digitalItems }) => digitalItems),
      keys: parts.reduce((sum, { kind, keyCount }) => sum + (isKeyPack(kind) ? (keyCount ?? 1) : 0), 0),
    },
  }
}
