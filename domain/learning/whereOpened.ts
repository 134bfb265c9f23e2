import { isKeyPack, type ProductKind } from '../catalogue/kinds.ts'
import { productPath } from '../catalogue/productPath.ts'

type Opening = {
  kind: ProductKind
  slug: string
  /** Slugs of the classes that the product opens. */
  classes: readonly string[]
  /** How many papers and quizzes it opens by itself, and how many files. */
  papers: number
  quizzes: number
  files: number
}

/** Where the tests of a product stand: its own page lists them. Null for a product without tests. */
export function testsPath({
  kind,
  slug,
  papers,
  quizzes,
}: Omit<Opening, 'classes' | 'files'>): string | null {
  if (papers > 0) return `${productPath(kind, slug)}#papers`
  return quizzes > 0 ? `${productPath(kind, slug)}#quizzes` : null
}

/**
 * Where somebody who has a product opens it: its one class, My learning for several, the list of its tests, the downloads.
 * Null for what is not opened on the storefront: goods, and keys for others.
 */
export function whereOpened(product: Opening): string | null {
  if (isKeyPack(product.kind)) return null
  const [only, ...others] = product.classes
  if (only) return others.length > 0 ? '/learn' : `/learn/${only}`
  return testsPath(product) ?? (product.files > 0 ? '/downloads' : null)
}
