import { daysText, shownOffer } from '#domain/catalogue/offers.ts'
import { counted, duration } from './courseFacts.ts'
import { type ProductCardFacts, productCards } from './productCards.ts'
import { type ContentCounts, getProductFacts, NOTHING } from './productContent.ts'
import { getProductsById, type ProductCard } from './products.ts'

/** One line of the table: a text for each product, empty where it has none. */
export type ComparedRow = { label: string; values: string[] }
export type Comparison = { cards: ProductCardFacts[]; rows: ComparedRow[] }

type Line = [
  label: string,
  text: (product: ProductCard, counts: ContentCounts) => string | null | undefined | false | 0,
]

const LINES: readonly Line[] = [
  ['Exam or class', ({ exam }) => exam],
  ['Language', ({ language }) => language],
  ['Access', (product) => product.kind !== 'physical' && (daysOf(product) ?? 'Without an end')],
  ['Lessons', (_, { lectures }) => lectures > 0 && counted(lectures, 'lesson')],
  ['Length', (_, { minutes }) => minutes > 0 && duration(minutes)],
  ['Videos', (_, { videos }) => videos > 0 && String(videos)],
  ['PDFs', (_, { pdfs }) => pdfs > 0 && String(pdfs)],
  ['Free lessons', (_, { freeLectures }) => freeLectures > 0 && String(freeLectures)],
  ['Test papers', (_, { papers }) => papers > 0 && String(papers)],
  ['Free papers', (_, { freePapers }) => freePapers > 0 && String(freePapers)],
  ['Quizzes', (_, { quizzes }) => quizzes > 0 && String(quizzes)],
  ['Questions', (_, { questions }) => questions > 0 && String(questions)],
  ['Author', ({ author }) => author],
  ['Pages', ({ pages }) => pages && String(pages)],
  ['Products', ({ kind }, { products }) => kind === 'bundle' && products > 0 && String(products)],
  ['Keys', (_, { keys }) => keys > 0 && String(keys)],
]

const daysOf = (product: ProductCard): string | null => {
  const { days } = shownOffer(product)
  return days ? daysText(days) : null
}

/** The products with these ids that are of the first one's kind, and what they can be told apart by. */
export async function getComparison(project: string, ids: readonly string[]): Promise<Comparison> {
  const found = await getProductsById(project, ids)
  const products = found.filter(({ kind }) => kind === found[0]?.kind)
  const [cards, facts] = await Promise.all([
    productCards(project, products),
    getProductFacts(
      project,
      products.map(({ id }) => id),
    ),
  ])
  const rows = LINES.map(([label, text]) => ({
    label,
    values: products.map((product) => text(product, facts.get(product.id)?.counts ?? NOTHING) || ''),
  }))
  return { cards, rows: rows.filter(({ values }) => values.some(Boolean)) }
}
