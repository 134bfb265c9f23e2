import { hasTests, isBook, isBundle, isKeyPack, isShipped, isSingleTest } from '#domain/catalogue/kinds.ts'
import {
  accessDurationText,
  displayedOffer,
  type Offer,
  type OfferSource,
  offersOf,
} from '#domain/catalogue/offers.ts'
import { discountPercent } from '#domain/money/formatInr.ts'
import { type Counted, countedText } from '#domain/text/counted.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedTerm } from '#domain/text/localisedTerm.ts'
import { textsOf } from '#site/texts/textsOf.ts'
import { duration } from './courseFacts.ts'
import type { ContentCounts } from './productContent.ts'
import type { ProductCard } from './products.ts'

type WithContent = Pick<ProductCard, 'kind' | 'author' | 'pages' | 'variants'>

/** The contents of a product in short phrases; empty counts are left out. */
export function contentFacts(product: WithContent, counts: ContentCounts, locale: Locale = 'en'): string[] {
  const { kind, author, pages, variants } = product
  const { lectures, minutes, papers, quizzes, questions, files, keys, products, testMinutes } = counts
  const { facts: t } = textsOf(locale)
  const count = (number: number, forms: Counted) => countedText(locale, forms, number)
  const isGoods = isShipped(kind)
  const facts = [
    isBundle(kind) && products > 0 && count(products, t.products),
    isKeyPack(kind) && keys > 0 && count(keys, t.keys),
    isGoods && author,
    isGoods && pages && count(pages, t.pages),
    isGoods && (variants?.length ?? 0) > 1 && count(variants?.length ?? 0, t.editions),
    lectures > 0 && count(lectures, t.lessons),
    minutes > 0 && duration(minutes, t),
    papers > 0 && !isSingleTest(kind) && count(papers, hasTests(kind) ? t.papers : t.tests),
    quizzes > 1 && count(quizzes, t.quizzes),
    questions > 0 && count(questions, t.questions),
    isSingleTest(kind) && testMinutes > 0 && duration(testMinutes, t),
    !isGoods && counts.pages > 0 && isBook(kind) && count(counts.pages, t.pages),
    !isGoods && files > 0 && count(files, t.files),
  ]
  return facts.filter((fact) => typeof fact === 'string' && fact.length > 0) as string[]
}

const MAX_ON_CARD = 3
const DAY_MS = 86_400_000
const NEW_FOR_DAYS = 30

/** The meta line of a card: its first content fact, its language, its validity. */
export function cardMeta(
  product: WithContent & OfferSource & Pick<ProductCard, 'kind' | 'language'>,
  counts: ContentCounts,
  locale: Locale = 'en',
): string[] {
  const { days } = displayedOffer(product)
  const contents = contentFacts(product, counts, locale).slice(0, MAX_ON_CARD - 1)
  return [
    ...contents,
    product.language && localisedTerm(locale, product.language),
    days && accessDurationText(days, locale),
  ]
    .filter((fact) => typeof fact === 'string' && fact.length > 0)
    .slice(0, MAX_ON_CARD) as string[]
}

/** The struck-through price: the MRP, else the regular price during a sale; null when there is none. */
export const struckPaise = (product: OfferSource & { nowPaise: number }): number | null =>
  struckOf(displayedOffer(product), product.nowPaise)

/** As `struckPaise`, for one way to buy the product. */
export function struckOf({ pricePaise, mrpPaise }: Offer, nowPaise: number): number | null {
  const struck = Math.max(mrpPaise ?? 0, pricePaise)
  return struck > nowPaise ? struck : null
}

/** Whether every way to buy it is out of stock. Products without stock are never sold out. */
export const isSoldOut = (product: OfferSource): boolean =>
  offersOf(product).every(({ stock }) => stock !== null && stock <= 0)

export const isNew = ({ createdAt }: Pick<ProductCard, 'createdAt'>, nowMs: number): boolean =>
  nowMs - new Date(createdAt).getTime() < NEW_FOR_DAYS * DAY_MS

/** Whether its price is currently reduced. */
export const isOnSale = (product: ProductCard): boolean =>
  Boolean(product.saleTitle) && discountPercent(product.nowPaise, struckPaise(product)) > 0

/**
 * The one badge of a product: sold out, else the one of its list (`Sale`, `New`, in the language of the
 * page), else the staff's own.
 */
export function badgeOf(
  product: ProductCard,
  marks: { sale: boolean; new: boolean },
  locale: Locale = 'en',
): string | null {
  const { facts: t } = textsOf(locale)
  if (isSoldOut(product)) return t.soldOut
  if (marks.sale) return t.sale
  return (product.badge && localisedTerm(locale, product.badge)) || (marks.new ? t.isNew : null)
}
