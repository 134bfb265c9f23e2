import { PRODUCT_KINDS, type ProductKind } from '#domain/catalogue/kinds.ts'
import { listedKinds, listingPath } from '#domain/catalogue/productPath.ts'
import type { Counted } from '#domain/text/counted.ts'
import { fill } from '#domain/text/fill.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { textsOf } from '#site/texts/textsOf.ts'

/** A list of products with a page of its own. */
export type ProductList = {
  /** Without the project's prefix. */
  path: string
  title: string
  kinds: readonly ProductKind[]
  /** How one of its products and many are called, and how they are counted. */
  one: string
  many: string
  count: Counted
  description: string
  /** Slug of the category that it stays in. */
  within?: string
}

export type ListName = keyof Texts['catalogue']['lists']

/** A list of the shop by its first segment, in the words of a language. */
export const listOf = (name: ListName, locale: Locale): ProductList => ({
  path: `/${name}`,
  kinds: listedKinds(`/${name}`),
  ...textsOf(locale).catalogue.lists[name],
})

/** The list of a product's kind. */
export const listOfKind = (kind: ProductKind, locale: Locale): ProductList =>
  listOf(listingPath(kind).slice(1) as ListName, locale)

type Described = { slug: string; title: string; text?: string | null }

/** All kinds in one category. */
export function categoryList({ slug, title, text }: Described, locale: Locale): ProductList {
  const { lists, inCategory } = textsOf(locale).catalogue
  return {
    ...lists.products,
    path: `/categories/${slug}`,
    title,
    kinds: PRODUCT_KINDS.map(({ id }) => id),
    within: slug,
    description: text || fill(inCategory, { title }),
  }
}
