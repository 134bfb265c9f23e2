import { PRODUCT_KINDS, type ProductKind } from '#domain/catalogue/kinds.ts'

const EXAMS = ['JEE Main', 'NEET UG', 'UPSC CSE', 'SSC CGL', 'Class 12', 'Class 10']
const LANGUAGES = ['English', 'हिन्दी', 'Hinglish']
const SUBJECTS = ['physics', 'chemistry', 'maths', 'biology', 'polity', 'history', 'reasoning']
const TOPICS = ['Motion', 'Waves', 'Cells', 'Limits', 'Rivers', 'Parliament', 'Ratios', 'Acids', 'Maps']
const MANNERS = [
  'from the beginning',
  'in thirty evenings',
  'with worked papers',
  'for the last month',
  'once more',
]
const CATEGORIES = ['entrance', 'school', 'services', 'books', 'papers']

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** Column values by product kind, with the keys of the seed folder. */
const CONTENT: Record<ProductKind, Record<string, string>> = {
  course: { classes: 'algebra | optics', validityDays: '365' },
  class: { classes: 'optics', validityOptions: '90 = 399 / 599 | 180 = 699 / 999' },
  'test-series': { testSeries: 'mocks', validityDays: '180' },
  'test-paper': { testPapers: 'mock-1', validityDays: '60' },
  quiz: { quizzes: 'quick' },
  physical: { variants: 'English = 40 | हिन्दी = 12', pages: '240', author: 'The desk' },
  digital: { digitalItems: 'notes' },
  'serial-key-pack': { keyCount: '10', validityDays: '365' },
  bundle: { includes: 'product-0 | product-2', validityDays: '365' },
}

const COLUMNS = [
  'slug',
  'kind',
  'title',
  'exam',
  'language',
  'subject',
  'summary',
  'price',
  'mrp',
  'categories',
  'tags',
  'rank',
  ...new Set(Object.values(CONTENT).flatMap((values) => Object.keys(values))),
]

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

function row(index: number): string {
  const { id } = pick(PRODUCT_KINDS, index)
  const price = 99 + ((index * 37) % 4900)
  const values: Record<string, string> = {
    slug: `product-${index}`,
    kind: id,
    title: `${pick(TOPICS, index)} ${pick(MANNERS, index * 7)} ${index}`,
    exam: pick(EXAMS, index * 5),
    language: pick(LANGUAGES, index * 11),
    subject: pick(SUBJECTS, index * 3),
    summary: `${pick(TOPICS, index)} explained with drawings, checked with questions, and repeated after a week.`,
    price: String(price),
    mrp: String(price * 2),
    categories: pick(CATEGORIES, index * 13),
    tags: index % 4 === 0 ? 'chosen' : '',
    rank: String(index % 1000),
    ...CONTENT[id],
  }
  return COLUMNS.map((name) => quoted(values[name] ?? '')).join(',')
}

const PDF = '%PDF-1.7\n%%EOF\n'

/**
 * The files of a seed folder with this many products, of every kind in turn, and the content that they share.
 * Deterministic, so that two runs can be compared.
 */
export const manyProducts = (count: number, slug: string): Record<string, string> => ({
  'project.json': JSON.stringify({
    slug,
    title: 'Many products',
    domains: [`${slug}.localhost`],
    settings: { projectConfig: { tags: [{ tag: 'chosen', label: 'Most chosen' }] } },
  }),
  'classes.csv': 'slug,title,subject\nalgebra,Algebra,maths\noptics,Optics,physics\n',
  'lectures.csv':
    'class,slug,chapter,title,kind,minutes,isFree,body\n' +
    'algebra,one,First,One,text,10,yes,Words\nalgebra,two,First,Two,text,15,no,Words\noptics,one,First,One,text,20,yes,Words\n',
  'private-files.csv': 'file,title\nnotes.pdf,Notes\n',
  'files/notes.pdf': PDF,
  'digital-items.csv': 'key,title,file,pages\nnotes,Notes,notes.pdf,12\n',
  'test-series.csv': 'slug,title,subject\nmocks,Mocks,tests\n',
  'test-papers.csv':
    'slug,series,title,minutes,questionCount,marks,isFree\nmock-1,mocks,Mock 1,60,50,100,yes\nmock-2,mocks,Mock 2,60,50,100,no\n',
  'quizzes.csv': 'slug,title,minutes,questionCount\nquick,Quick,10,12\n',
  'categories.csv': `slug,title\n${CATEGORIES.map((name) => `${name},${name}`).join('\n')}\n`,
  'products.csv': `${COLUMNS.join(',')}\n${Array.from({ length: count }, (_, index) => row(index)).join('\n')}\n`,
})
