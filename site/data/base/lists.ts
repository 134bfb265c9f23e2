import { PRODUCT_KINDS, type ProductKind } from '#domain/catalogue/kinds.ts'
import { listedKinds, listingPath } from '#domain/catalogue/productPath.ts'
import type { Counted } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { textsOf } from '#site/texts/textsOf.ts'

/** A product list with a page of its own. */
export type ProductList = {
  /** Without the project's prefix. */
  path: string
  title: string
  kinds: readonly ProductKind[]
  /** The names of one and of many of its products, and of a number of them. */
  one: string
  many: string
  count: Counted
  description: string
  /** Slug of the category that it is limited to. */
  within?: string
}

export type ListName = keyof Texts['catalogue']['lists']

/** A list of the shop by its first path segment, with its texts in a language. */
export const listOf = (name: ListName, locale: Locale): ProductList => ({
  path: `/${name}`,
  kinds: listedKinds(`/${name}`),
  ...textsOf(locale).catalogue.lists[name],
})

/** The list of a product's kind. */
export const listOfKind = (kind: ProductKind, locale: Locale): ProductList =>
  listOf(listingPath(kind).slice(1) as ListName, locale)

type Described = { slug: string; title: string; text?: string | null }

/** The list of all kinds in one category. */
export function categoryList({ slug, title, text }: Described, locale: Locale): ProductList {
  const { lists, inCategory } = textsOf(locale).catalogue
  return {
    ...lists.products,
    path: `/categories/${slug}`,
    title,
    kinds: PRODUCT_KINDS.map(({ id }) => id),
    within: slug,
    description: text || fillPlaceholders(inCategory, { title }),
  }
}
