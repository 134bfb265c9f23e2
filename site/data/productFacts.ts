import { daysText, type Offer, type Offered, offersOf, shownOffer } from '#domain/catalogue/offers.ts'
import { discountPercent } from '#domain/money/formatInr.ts'
import { counted, duration } from './courseFacts.ts'
import type { ContentCounts } from './productContent.ts'
import type { ProductCard } from './products.ts'

type Held = Pick<ProductCard, 'kind' | 'author' | 'pages' | 'variants'>

/** What a product holds, in short phrases; only what there is. */
export function contentFacts(product: Held, counts: ContentCounts): string[] {
  const { kind, author, pages, variants } = product
  const { lectures, minutes, papers, quizzes, questions, files, keys, products, testMinutes } = counts
  const isGoods = kind === 'physical'
  const facts = [
    kind === 'bundle' && products > 0 && counted(products, 'product'),
    kind === 'serial-key-pack' && keys > 0 && counted(keys, 'key'),
    isGoods && author,
    isGoods && pages && counted(pages, 'page'),
    isGoods && (variants?.length ?? 0) > 1 && counted(variants?.length ?? 0, 'edition'),
    lectures > 0 && counted(lectures, 'lesson'),
    minutes > 0 && duration(minutes),
    papers > 0 && kind !== 'test-paper' && counted(papers, kind === 'test-series' ? 'paper' : 'test'),
    quizzes > 1 && counted(quizzes, 'quiz', 'quizzes'),
    questions > 0 && counted(questions, 'question'),
    (kind === 'test-paper' || kind === 'quiz') && testMinutes > 0 && duration(testMinutes),
    !isGoods && counts.pages > 0 && kind === 'digital' && counted(counts.pages, 'page'),
    !isGoods && files > 0 && counted(files, 'file'),
  ]
  return facts.filter((fact) => typeof fact === 'string' && fact.length > 0) as string[]
}

const MOST_ON_CARD = 3
const DAY_MS = 86_400_000
const NEW_FOR_DAYS = 30

/** The one line of a card: the first of what it holds, its language, how long one has it. */
export function cardMeta(
  product: Held & Offered & Pick<ProductCard, 'kind' | 'language'>,
  counts: ContentCounts,
): string[] {
  const { days } = shownOffer(product)
  const held = contentFacts(product, counts).slice(0, MOST_ON_CARD - 1)
  return [...held, product.language, days && daysText(days)]
    .filter((fact) => typeof fact === 'string' && fact.length > 0)
    .slice(0, MOST_ON_CARD) as string[]
}

/** What an earlier or other price of it is: the MRP, else the usual price while a sale runs; null when there is none. */
export const struckPaise = (product: Offered & { nowPaise: number }): number | null =>
  struckOf(shownOffer(product), product.nowPaise)

/** As `struckPaise`, of one way to buy it. */
export function struckOf({ pricePaise, mrpPaise }: Offer, nowPaise: number): number | null {
  const struck = Math.max(mrpPaise ?? 0, pricePaise)
  return struck > nowPaise ? struck : null
}

/** Nothing of it is left. Products without a stock are never sold out. */
export const isSoldOut = (product: Offered): boolean =>
  offersOf(product).every(({ stock }) => stock !== null && stock <= 0)

export const isNew = ({ createdAt }: Pick<ProductCard, 'createdAt'>, nowMs: number): boolean =>
  nowMs - new Date(createdAt).getTime() < NEW_FOR_DAYS * DAY_MS

/** Whether it costs less for now. */
export const isOnSale = (product: ProductCard): boolean =>
  Boolean(product.saleTitle) && discountPercent(product.nowPaise, struckPaise(product)) > 0

/** The one badge of a product: sold out before what is said of it in its list (`Sale`, `New`) around the staff's own. */
export function badgeOf(product: ProductCard, marks: { sale: boolean; new: boolean }): string | null {
  if (isSoldOut(product)) return 'Sold out'
  if (marks.sale) return 'Sale'
  return product.badge || (marks.new ? 'New' : null)
}
