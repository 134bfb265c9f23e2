import type { EntitlementKind } from './entitlement.ts'

/** Names of what an enrolment opens, in the panel. */
export const KIND_LABELS: Record<EntitlementKind, string> = {
  product: 'Product',
  class: 'Class',
  'test-series': 'Test series',
  'test-paper': 'Test paper',
  quiz: 'Quiz',
  'digital-item': 'File',
}

type Opened = { kind: EntitlementKind; target: string; title: string; product?: string | null }

/**
 * What one row of an enrolment opens, as a purchase has a row for the product and one for each of its contents: `Product` for the
 * product itself, `Class in it: Optics` for a content.
 * @param own title of what it opens; null when it is deleted
 */
export function openedText({ kind, target, title, product }: Opened, own: string | null): string {
  const label = KIND_LABELS[kind]
  if (!product || (kind === 'product' && target === product)) return label
  return own && own !== title ? `${label} in it: ${own}` : `${label} in it`
}
