import { MIN_RATINGS } from '#domain/catalogue/bands.ts'
import { coverTitle } from '#domain/catalogue/cover/coverTitle.ts'
import { isBook } from '#domain/catalogue/kinds.ts'
import { productPath } from '#domain/catalogue/productPath.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedTerm } from '#domain/text/localisedTerm.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { pageLocale } from '#site/texts/pageLocale.ts'
import { type Picture, pictureInSize } from '../Picture.ts'
import { type ContentCounts, getProductFacts, NOTHING } from './productContent.ts'
import { badgeOf, cardMeta, isNew, isOnSale, isSoldOut, struckPaise } from './productFacts.ts'
import type { ProductCard } from './products.ts'

/** The products as card props, in order and in the language of the page. */
export async function productCards(
  project: string,
  products: readonly ProductCard[],
  locale: Locale = pageLocale(),
) {
  const facts = await getProductFacts(
    project,
    products.map(({ id }) => id),
  )
  const nowMs = Date.now()
  const sales = standOut(products, isOnSale)
  const fresh = standOut(products, (product) => isNew(product, nowMs))
  return products.map((product) =>
    cardOf(product, facts.get(product.id)?.counts ?? NOTHING, locale, {
      sale: sales.includes(product.id),
      new: fresh.includes(product.id),
    }),
  )
}

const MAX_MARKED = 1 / 4

/** Ids of the products for which a condition holds; empty when more than a quarter do, since a badge on most cards distinguishes nothing. */
function standOut(products: readonly ProductCard[], isTrue: (product: ProductCard) => boolean): string[] {
  const marked = products.filter(isTrue).map(({ id }) => id)
  return marked.length > products.length * MAX_MARKED ? [] : marked
}

export type ProductCardFacts = ReturnType<typeof cardOf>

/** The card props of a product: address, cover, facts and price. */
export function cardOf(
  product: ProductCard,
  counts: ContentCounts,
  locale: Locale = 'en',
  marks: Parameters<typeof badgeOf>[1] = { sale: false, new: false },
) {
  const { rating, ratingCount, image } = product
  // A printed book without a picture would have a blank cover.
  const onCover = product.shortTitle || (isBook(product.kind) && !image ? coverTitle(product.title) : null)
  const kicker = product.kicker ?? (image ? null : product.exam)
  return {
    id: product.id,
    kind: product.kind,
    href: productPath(product.kind, product.slug),
    title: localisedText(locale, product.title, product.hindi?.title) ?? product.title,
    look: isBook(product.kind) ? ('book' as const) : ('card' as const),
    cover: {
      subject: product.subject,
      seed: product.slug,
      // Decorative: the title next to it names the product.
      image: decorative(pictureInSize(image, 'card')),
      kicker: localisedText(locale, kicker && localisedTerm(locale, kicker), product.hindi?.kicker),
      title:
        onCover &&
        localisedText(locale, onCover, product.hindi?.shortTitle || coverTitle(product.hindi?.title)),
      badge: badgeOf(
        { ...product, badge: localisedText(locale, product.badge, product.hindi?.badge) },
        marks,
        locale,
      ),
    },
    meta: cardMeta(product, counts, locale),
    pricePaise: product.nowPaise,
    mrpPaise: struckPaise(product),
    isSoldOut: isSoldOut(product),
    rating: ratingCount >= MIN_RATINGS ? { average: rating, count: ratingCount } : undefined,
  }
}

const decorative = (picture: Picture | null): Picture | null => picture && { ...picture, alt: '' }
