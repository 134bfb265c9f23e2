/**
 * The kinds of products: their names in singular and plural, where the storefront lists and shows them, and
 * how they are fulfilled: `access` is granted immediately, goods are sent in a parcel, and keys are shown in
 * the order.
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

const FULFILLED_BY = new Map<string, FulfilledBy>(
  PRODUCT_KINDS.map(({ id, fulfilledBy: method }) => [id, method]),
)

/**
 * How a product of this kind is fulfilled; what a bundle includes (such as goods) is fulfilled separately.
 * Null for an unknown kind.
 */
export const fulfilledBy = (kind: string | null | undefined): FulfilledBy | null =>
  FULFILLED_BY.get(kind ?? '') ?? null

/** Goods: sent in a parcel by the piece, with variants and without an end of access. */
export const isShipped = (kind: string | null | undefined): boolean => fulfilledBy(kind) === 'parcel'

/** Serial keys: shown in the order, each used up by the person who enters it. */
export const isKeyPack = (kind: string | null | undefined): boolean => fulfilledBy(kind) === 'keys'

/** Whether stock is limited and several can be bought; everything else has quantity one. */
export const isCounted = (kind: string | null | undefined): boolean => isShipped(kind) || isKeyPack(kind)
