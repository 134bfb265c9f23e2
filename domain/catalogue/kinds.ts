/**
 * What is sold: the kinds of products, how one and many are called, where the storefront lists and shows them, and how a buyer gets them:
 * `access` opens at once, goods are a parcel, and keys are shown in the order.
 */
export const PRODUCT_KINDS = [
  { id: 'course', label: 'Course', plural: 'Courses', path: '/courses', fulfilledBy: 'access' },
  { id: 'class', label: 'Class', plural: 'Classes', path: '/classes', fulfilledBy: 'access' },
  {
    id: 'test-series',
    label: 'Test series',
    plural: 'Test series',
    path: '/test-series',
    fulfilledBy: 'access',
  },
  {
    id: 'test-paper',
    label: 'Test paper',
    plural: 'Test papers',
    path: '/test-series',
    fulfilledBy: 'access',
  },
  { id: 'quiz', label: 'Quiz', plural: 'Quizzes', path: '/quizzes', fulfilledBy: 'access' },
  { id: 'physical', label: 'Book', plural: 'Books', path: '/products', fulfilledBy: 'parcel' },
  { id: 'digital', label: 'E-book', plural: 'E-books', path: '/products', fulfilledBy: 'access' },
  {
    id: 'serial-key-pack',
    label: 'Serial keys',
    plural: 'Serial keys',
    path: '/products',
    fulfilledBy: 'keys',
  },
  { id: 'bundle', label: 'Bundle', plural: 'Bundles', path: '/products', fulfilledBy: 'access' },
] as const

export type ProductKind = (typeof PRODUCT_KINDS)[number]['id']
export type FulfilledBy = (typeof PRODUCT_KINDS)[number]['fulfilledBy']

const FULFILLED_BY = new Map<string, FulfilledBy>(PRODUCT_KINDS.map(({ id, fulfilledBy: by }) => [id, by]))

/** How a buyer gets a product of this kind; what else comes with it (the goods of a bundle) is its own. Null for no kind. */
export const fulfilledBy = (kind: string | null | undefined): FulfilledBy | null =>
  FULFILLED_BY.get(kind ?? '') ?? null

/** Goods: one piece is in a parcel, has variants and no end. */
export const isShipped = (kind: string | null | undefined): boolean => fulfilledBy(kind) === 'parcel'

/** Keys that are shown in the order, each used up by whoever enters it. */
export const isKeyPack = (kind: string | null | undefined): boolean => fulfilledBy(kind) === 'keys'

/** Whether several can be bought and there are only so many of it; of everything else one is enough. */
export const isCounted = (kind: string | null | undefined): boolean => isShipped(kind) || isKeyPack(kind)
