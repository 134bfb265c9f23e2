import { JOURNEY } from '#tests/support/exams/journeySlugs.ts'

const KB = 1000

/** A public page of the demo project, and what its scripts may have above a bare Next app, in bytes of gzip. */
export type Limit = {
  page: string
  path: string
  scripts: number
  /** @default STYLES */
  styles?: number
}

/** The styles of a page, in bytes of gzip. */
export const STYLES = 25 * KB
/** A build passes with this much more, so that a small update of a dependency does not stop it. */
export const SLACK = 1.1

const SHOP_WINDOW = 45 * KB
/** The hall, with formulas and what keeps answers on the device. */
const HALL = 70 * KB
/** The styles of public pages, and those of the hall with formulas, or of the account. */
const HALL_STYLES = 34 * KB

export const LIMITS: readonly Limit[] = [
  { page: 'home', path: '', scripts: SHOP_WINDOW },
  { page: 'list', path: '/courses', scripts: SHOP_WINDOW },
  { page: 'detail', path: '/courses/jee-physics-mechanics', scripts: SHOP_WINDOW },
  { page: 'list of books', path: '/products', scripts: SHOP_WINDOW },
  { page: 'book', path: '/products/map-practice-book', scripts: SHOP_WINDOW },
  { page: 'test series', path: '/test-series/jee-full-mock-series', scripts: SHOP_WINDOW },
  { page: 'quizzes', path: '/quizzes', scripts: SHOP_WINDOW },
  { page: 'quiz', path: `/quizzes/${JOURNEY.quiz}`, scripts: HALL },
  { page: 'paper', path: `/test-series/${JOURNEY.series}/${JOURNEY.paper}`, scripts: HALL },
  { page: 'hall', path: '/tests/any', scripts: HALL, styles: HALL_STYLES },
  { page: 'result', path: '/tests/any/result', scripts: HALL, styles: HALL_STYLES },
  { page: 'category', path: '/categories/engineering', scripts: SHOP_WINDOW },
  { page: 'search', path: '/search?q=physics', scripts: SHOP_WINDOW },
  { page: 'compare', path: '/compare', scripts: SHOP_WINDOW },
  { page: 'blog', path: '/blog', scripts: SHOP_WINDOW },
  { page: 'article', path: '/blog/mistake-notebook', scripts: SHOP_WINDOW },
  { page: 'free resources', path: '/free-resources', scripts: SHOP_WINDOW },
  { page: 'free resource', path: '/free-resources/mistake-sheet', scripts: SHOP_WINDOW },
  { page: 'policy', path: '/privacy', scripts: SHOP_WINDOW },
  { page: 'contact', path: '/contact', scripts: SHOP_WINDOW },
]
