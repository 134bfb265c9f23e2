import type { ProductKind } from './kinds.ts'

/** The fields that hold the content of each kind; a book is its own content. */
const CONTENT = {
  course: ['classes', 'testSeries', 'quizzes', 'digitalItems'],
  class: ['classes'],
  'test-series': ['testSeries'],
  'test-paper': ['testPapers'],
  quiz: ['quizzes'],
  physical: null,
  digital: ['digitalItems'],
  'serial-key-pack': ['classes', 'testSeries', 'testPapers', 'quizzes', 'digitalItems'],
  bundle: ['includes'],
} as const satisfies Record<ProductKind, readonly string[] | null>

type ContentField = NonNullable<(typeof CONTENT)[ProductKind]>[number]
type Product = { kind: ProductKind } & Partial<Record<ContentField, readonly unknown[] | null>>

/** Whether buyers of a product get anything: a product without content is neither published nor sold. */
export const hasContent = (product: Product): boolean =>
  CONTENT[product.kind]?.some((field) => (product[field]?.length ?? 0) > 0) ?? true

/** What keeps a product without content from being published, at the field in which content of its kind is chosen first. */
export const contentFaults = (product: Product): { path: string; message: string }[] =>
  hasContent(product)
    ? []
    : [
        {
          path: CONTENT[product.kind]?.[0] ?? 'kind',
          message: 'Choose what buyers get before you publish it. Until then it stays a draft.',
        },
      ]
