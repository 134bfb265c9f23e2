import { PRODUCT_KINDS, type ProductKind } from '#domain/catalogue/kinds.ts'
import { kindsOnShelf } from '#domain/catalogue/productPath.ts'

/** A list of products with a page of its own. */
export type ProductList = {
  /** Without the project's prefix. */
  path: string
  title: string
  kinds: readonly ProductKind[]
  /** How one of its products and many are called. */
  one: string
  many: string
  description: string
  /** Slug of the category that it stays in. */
  within?: string
}

const list = (path: string, rest: Omit<ProductList, 'path' | 'kinds'>): ProductList => ({
  path,
  kinds: kindsOnShelf(path),
  ...rest,
})

/** The lists of the shop by their first segment. */
export const LISTS = {
  courses: list('/courses', {
    title: 'Courses',
    one: 'course',
    many: 'courses',
    description: 'All courses with lessons, length, language and price.',
  }),
  classes: list('/classes', {
    title: 'Classes',
    one: 'class',
    many: 'classes',
    description: 'Single classes with lessons, length, language and price.',
  }),
  'test-series': list('/test-series', {
    title: 'Test series',
    one: 'test',
    many: 'tests',
    description: 'Test series and single papers with questions, minutes and price.',
  }),
  quizzes: list('/quizzes', {
    title: 'Quizzes',
    one: 'quiz',
    many: 'quizzes',
    description: 'Short quizzes with questions, minutes and price.',
  }),
  products: list('/products', {
    title: 'Books and more',
    one: 'product',
    many: 'products',
    description: 'Books, e-books, serial keys and bundles with price and stock.',
  }),
} as const

export type ListName = keyof typeof LISTS

/** The list of a product's kind. */
export const listOfKind = (kind: ProductKind): ProductList =>
  Object.values(LISTS).find(({ kinds }) => kinds.includes(kind)) ?? LISTS.products

/** All kinds in one category. */
export const categoryList = (slug: string, title: string, text: string | null | undefined): ProductList => ({
  path: `/categories/${slug}`,
  title,
  kinds: PRODUCT_KINDS.map(({ id }) => id),
  one: 'product',
  many: 'products',
  within: slug,
  description: text || `Courses, tests and books in ${title}.`,
})
