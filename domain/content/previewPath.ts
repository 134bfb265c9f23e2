import { productPath } from '../catalogue/productPath.ts'

/** Collections whose drafts the storefront can show. */
export const PREVIEWED_COLLECTIONS = ['pages', 'blogs', 'selling-products', 'sections'] as const
export type PreviewedCollection = (typeof PREVIEWED_COLLECTIONS)[number]

export const isPreviewed = (collection: string): collection is PreviewedCollection =>
  (PREVIEWED_COLLECTIONS as readonly string[]).includes(collection)

type Document = { id: string; slug?: string | null; kind?: string | null }

/** Storefront path of a document's preview, without any prefix; null while it has no slug. */
export function previewPath(collection: PreviewedCollection, { id, slug, kind }: Document): string | null {
  if (collection === 'sections') return `/preview/section/${id}`
  if (!slug) return null
  if (collection === 'blogs') return `/blog/${slug}`
  if (collection === 'selling-products') return productPath(kind, slug)
  return slug === 'home' ? '/' : `/${slug}`
}
