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

export type ContentField = NonNullable<(typeof CONTENT)[ProductKind]>[number]
type Product = { kind: ProductKind } & Partial<Record<ContentField, readonly unknown[] | null>>

/** Whether content is chosen for a product: without any it is neither published nor sold. */
export const hasContent = (product: Product): boolean =>
  CONTENT[product.kind]?.some((field) => (product[field]?.length ?? 0) > 0) ?? true

/** The validation error of publishing a product without chosen content, at the first content field of its kind; empty when it has content. */
export const contentFaults = (product: Product): { path: string; message: string }[] =>
  hasContent(product)
    ? []
    : [
        {
          path: CONTENT[product.kind]?.[0] ?? 'kind',
          message: 'Choose what buyers get before you publish it. Until then it stays a draft.',
        },
      ]

/** Validation errors for chosen content that is empty, by field. */
const EMPTY: Record<ContentField, string> = {
  classes:
    'The chosen classes have no lectures yet. Add one before you publish; or publish a batch that starts in the future first, and add them until then.',
  testSeries: 'The chosen test series has no published paper yet. Publish one first.',
  testPapers: 'None of the chosen papers is published yet. Publish one first.',
  quizzes: 'None of the chosen quizzes is published yet. Publish one first.',
  digitalItems: 'The chosen digital items no longer exist. Choose others.',
  includes: 'None of the products in the bundle is published yet. Publish one first.',
}

/** The fields in which content of a product was chosen. */
export const chosenContent = (product: Product): ContentField[] =>
  CONTENT[product.kind]?.filter((field) => (product[field]?.length ?? 0) > 0) ?? []

/**
 * The validation error of publishing a product whose chosen content is all empty: no lectures, papers or quizzes. `pieces` is the number of
 * documents that buyers can open, by field; `startsLater`: an upcoming batch announces lectures, so that classes may still be empty.
 */
export function emptyContentFaults(
  product: Product,
  pieces: Partial<Record<ContentField, number>>,
  startsLater: boolean,
): { path: string; message: string }[] {
  const chosen = chosenContent(product)
  const [first] = chosen
  const isEmpty = first !== undefined && chosen.every((field) => (pieces[field] ?? 0) === 0)
  if (!isEmpty || (startsLater && chosen.includes('classes'))) return []
  return [{ path: first, message: EMPTY[first] }]
}
