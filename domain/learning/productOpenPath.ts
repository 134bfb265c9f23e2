import { isKeyPack, type ProductKind } from '../catalogue/kinds.ts'
import { productPath } from '../catalogue/productPath.ts'

type Opening = {
  kind: ProductKind
  slug: string
  /** Slugs of the classes that the product grants access to. */
  classes: readonly string[]
  /** Numbers of papers and quizzes of the product itself, and of files. */
  papers: number
  quizzes: number
  files: number
}

/** Path of the list of a product's tests, on its own page. Null for a product without tests. */
export function testsPath({
  kind,
  slug,
  papers,
  quizzes,
}: Omit<Opening, 'classes' | 'files'>): string | null {
  if (papers > 0) return `${productPath(kind, slug)}#papers`
  return quizzes > 0 ? `${productPath(kind, slug)}#quizzes` : null
}

/** Whether what `testsPath` leads to are quizzes, without any paper. */
export const isQuizList = (href: string): boolean => href.endsWith('#quizzes')

/**
 * Where the owner of a product opens it: its only class, My learning for several classes, the list of its
 * tests, or the downloads. Null for what does not open on the storefront: goods, and keys for other people.
 */
export function productOpenPath(product: Opening): string | null {
  if (isKeyPack(product.kind)) return null
  const [only, ...others] = product.classes
  if (only) return others.length > 0 ? '/learn' : `/learn/${only}`
  return testsPath(product) ?? (product.files > 0 ? '/downloads' : null)
}
