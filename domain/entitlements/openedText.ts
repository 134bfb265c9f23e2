import type { EntitlementKind } from './entitlement.ts'

/** Labels of entitlement kinds in the panel. */
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
 * Label of one entitlement, since a purchase creates one for the product and one for each of its contents: `Product` for the
 * product itself, `Class in it: Optics` for a content.
 * @param targetTitle title of the target; null when it is deleted
 */
export function openedText({ kind, target, title, product }: Opened, targetTitle: string | null): string {
  const label = KIND_LABELS[kind]
  if (!product || (kind === 'product' && target === product)) return label
  return targetTitle && targetTitle !== title ? `${label} in it: ${targetTitle}` : `${label} in it`
}
