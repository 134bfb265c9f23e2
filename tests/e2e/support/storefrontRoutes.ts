import { readdirSync } from 'node:fs'
import path from 'node:path'
import { JOURNEY } from '#tests/support/exams/journeySlugs.ts'

/** The person who opens a page: anybody, a student who has bought a course, or an expert. */
export type Visitor = 'anybody' | 'student' | 'expert'

type Sample = { visitor: Visitor; addresses: readonly string[]; status?: number }
const forAnybody = (...addresses: string[]): Sample => ({ visitor: 'anybody', addresses })

/** Placeholders in addresses for values of this run: an order of the student, ids of products. */
export const LATER = { order: ':order', number: ':number', ids: ':ids' } as const
/** The course that the student has bought, and its class. */
export const BOUGHT = { product: 'jee-physics-mechanics', class: 'mechanics' } as const

const AUTHOR = '/blog/author/Nalanda%20Prep%20desk'
const missing = (...addresses: string[]): Sample => ({ visitor: 'anybody', addresses, status: 404 })
const forStudents = (...addresses: string[]): Sample => ({ visitor: 'student', addresses })
const forExperts = (...addresses: string[]): Sample => ({ visitor: 'expert', addresses })

/** Every storefront page by its folder, with addresses that cover its variants. */
export const PAGES: Readonly<Record<string, Sample>> = {
  '': forAnybody('/?login=1'),
  '[slug]': forAnybody(
    '/about-us',
    '/contact',
    '/faq',
    '/privacy',
    '/terms',
    '/refund-policy',
    '/shipping-policy',
    '/grievance-officer',
    '/how-it-works',
    '/hi/contact',
  ),
  '[slug]/[...rest]': missing('/there/is/nothing', '/nothing-here'),
  account: forStudents('/account'),
  address: forStudents('/address'),
  blog: forAnybody('/hi/blog'),
  'blog/[slug]': forAnybody('/blog/mistake-notebook', '/blog/hindi-padhai-ka-samay'),
  'blog/author/[author]': forAnybody(AUTHOR),
  'blog/author/[author]/page/[page]': missing(`${AUTHOR}/page/99`),
  'blog/category/[category]': forAnybody('/blog/category/study-habits'),
  'blog/category/[category]/page/[page]': missing('/blog/category/study-habits/page/99'),
  'blog/page/[page]': missing('/blog/page/99'),
  'blog/tag/[tag]': forAnybody('/blog/tag/revision'),
  'blog/tag/[tag]/page/[page]': missing('/blog/tag/revision/page/99'),
  cart: forAnybody('/cart', '/hi/cart'),
  'categories/[category]': forAnybody('/categories/engineering'),
  checkout: forStudents(
    '/checkout',
    '/checkout?product=map-practice-book',
    '/checkout?product=mechanics-workbook',
    '/checkout?product=neet-organic-chemistry',
    '/checkout?product=gone',
  ),
  'checkout/return': forStudents(`/checkout/return?order=${LATER.order}`),
  classes: forAnybody('/classes'),
  'classes/[slug]': forAnybody('/classes/rotation-problem-class'),
  compare: forAnybody(`/compare?ids=${LATER.ids}`),
  courses: forAnybody('/courses?exam=JEE+Main&price=free&sort=rating', '/courses?page=2', '/hi/courses'),
  'courses/[slug]': forAnybody(`/courses/${BOUGHT.product}`, `/hi/courses/${BOUGHT.product}`),
  doubts: forStudents('/doubts'),
  'doubts/[number]': forStudents('/doubts/DB-26-000000'),
  downloads: forStudents('/downloads'),
  expert: forExperts('/expert'),
  'expert/doubts': forExperts('/expert/doubts'),
  'expert/doubts/[number]': forExperts('/expert/doubts/DB-26-000000'),
  'expert/profile': forExperts('/expert/profile'),
  'expert/test-papers': forExperts('/expert/test-papers'),
  'expert/test-papers/[series]': forExperts('/expert/test-papers/jee-main-full-mocks'),
  'expert/test-series': forExperts('/expert/test-series'),
  'free-resources': forAnybody('/free-resources?kind=pdf'),
  'free-resources/[slug]': forAnybody(
    '/free-resources/mistake-sheet',
    '/free-resources/map-places',
    '/free-resources/ssc-wall-sheet',
    '/free-resources/first-lesson-video',
  ),
  learn: forStudents('/learn'),
  'learn/[class]': forStudents(`/learn/${BOUGHT.class}`),
  'learn/[class]/[lecture]': forStudents(
    `/learn/${BOUGHT.class}/what-a-vector-is`,
    `/learn/${BOUGHT.class}/motion-graphs-video`,
    `/learn/${BOUGHT.class}/mechanics-practice-sheet`,
    '/learn/calculus/seven-patterns',
    '/learn/calculus/there-is-none',
  ),
  notifications: forStudents('/notifications'),
  'notifications/settings': forStudents('/notifications/settings'),
  orders: forStudents('/orders'),
  'orders/[number]': forStudents(`/orders/${LATER.number}`),
  'p/refer': forStudents('/p/refer'),
  'p/reward': forStudents('/p/reward'),
  products: forAnybody('/products?kind=physical'),
  'products/[slug]': forAnybody(
    '/products/mechanics-workbook',
    '/products/polity-notes-ebook',
    '/products/jee-physics-bundle',
    '/products/mock-keys-ten',
  ),
  profile: forStudents('/profile'),
  quizzes: forAnybody('/quizzes'),
  'quizzes/[slug]': forAnybody('/quizzes/physics-quick-quizzes', `/quizzes/${JOURNEY.quiz}`),
  search: forAnybody('/search?q=physics', '/search?q=zzzzqq'),
  'support-tickets': forStudents('/support-tickets'),
  'support-tickets/[number]': forStudents('/support-tickets/HT-26-000000'),
  'test-series': forAnybody('/test-series'),
  'test-series/[slug]': forAnybody('/test-series/jee-full-mock-series', '/test-series/ssc-sprint-paper'),
  'test-series/[slug]/[paper]': forAnybody(
    `/test-series/${JOURNEY.series}/${JOURNEY.paper}`,
    `/hi/test-series/${JOURNEY.series}/${JOURNEY.paper}`,
  ),
  'tests/[attempt]': forStudents('/tests/there-is-no-such-attempt'),
  'tests/[attempt]/result': forStudents('/tests/there-is-no-such-attempt/result'),
  progress: forStudents('/progress'),
  'report/[token]': forAnybody('/report/there-is-no-such-report'),
  revision: forStudents('/revision'),
  'tests/[attempt]/solutions': forStudents('/tests/there-is-no-such-attempt/solutions'),
  unsubscribe: forAnybody('/unsubscribe?token=none'),
  wishlist: forAnybody('/wishlist'),
  'batches/[slug]': forAnybody('/batches/answer-writing-class', '/batches/rotation-problem-class'),
  redeem: forStudents('/redeem'),
  timetable: forStudents('/timetable'),
  'verify/[token]': forAnybody('/verify/there-is-no-such-certificate'),
  'track/[token]': forAnybody('/track/there-is-no-such-parcel'),
}

/** Pages that visitors never open, or with tests of their own: `tests/e2e/pages/ui.e2e.test.ts`, `siteContent`. */
const APART = /^(dev\/ui|preview\/section\/|~missing$)|\/~view$/

const FOLDER = path.resolve('site/app/%5Fprojects/[project]')

/** The path of every page file of the storefront. */
export const pageFiles = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.dirname(file).replace(/^\.$/, ''))
    .filter((folder) => !APART.test(folder))
    .sort()
