/**
 * The kinds of products: their names in singular and plural, where the storefront lists and shows them, and
 * how they are fulfilled: `access` is granted immediately, goods are sent in a parcel, and keys are shown in
 * the order. `holds` is their main content.
 */
export const PRODUCT_KINDS = [
  {
    id: 'course',
    label: 'Course',
    plural: 'Courses',
    path: '/courses',
    fulfilledBy: 'access',
    holds: 'lessons',
  },
  {
    id: 'class',
    label: 'Class',
    plural: 'Classes',
    path: '/classes',
    fulfilledBy: 'access',
    holds: 'lessons',
  },
  {
    id: 'test-series',
    label: 'Test series',
    plural: 'Test series',
    path: '/test-series',
    fulfilledBy: 'access',
    holds: 'tests',
  },
  {
    id: 'test-paper',
    label: 'Test paper',
    plural: 'Test papers',
    path: '/test-series',
    fulfilledBy: 'access',
    holds: 'test',
  },
  { id: 'quiz', label: 'Quiz', plural: 'Quizzes', path: '/quizzes', fulfilledBy: 'access', holds: 'test' },
  {
    id: 'physical',
    label: 'Book',
    plural: 'Books',
    path: '/products',
    fulfilledBy: 'parcel',
    holds: 'pages',
  },
  {
    id: 'digital',
    label: 'E-book',
    plural: 'E-books',
    path: '/products',
    fulfilledBy: 'access',
    holds: 'pages',
  },
  {
    id: 'serial-key-pack',
    label: 'Serial keys',
    plural: 'Serial keys',
    path: '/products',
    fulfilledBy: 'keys',
    holds: 'keys',
  },
  {
    id: 'bundle',
    label: 'Bundle',
    plural: 'Bundles',
    path: '/products',
    fulfilledBy: 'access',
    holds: 'products',
  },
] as const

export type ProductKind = (typeof PRODUCT_KINDS)[number]['id']
export type FulfilledBy = (typeof PRODUCT_KINDS)[number]['fulfilledBy']

type Holds = (typeof PRODUCT_KINDS)[number]['holds']

const FULFILLED_BY = new Map<string, FulfilledBy>(PRODUCT_KINDS.map(({ id, fulfilledBy: by }) => [id, by]))

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
export const hasLimitedStock = (kind: string | null | undefined): boolean =>
  isShipped(kind) || isKeyPack(kind)

const HOLDS = new Map<string, Holds>(PRODUCT_KINDS.map(({ id, holds }) => [id, holds]))
const doesHold =
  (what: Holds) =>
  (kind: string | null | undefined): boolean =>
    HOLDS.get(kind ?? '') === what

/** Classes with lessons. */
export const hasLessons = doesHold('lessons')
/** Several tests, each with an end of its own. */
export const hasTests = doesHold('tests')
/** One test with its duration in minutes. */
export const isSingleTest = doesHold('test')
/** Pages to read, on paper or on a screen: with an author, shown upright. */
export const isBook = doesHold('pages')
/** Other products. */
export const isBundle = doesHold('products')

/** Ids of the kinds of which one of these rules holds, to look products up by. */
export const kindsOf = (rule: (kind: ProductKind) => boolean): ProductKind[] =>
  PRODUCT_KINDS.map(({ id }) => id).filter(rule)
