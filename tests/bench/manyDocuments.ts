/** Numbers of products, articles and free resources of a large shop. */
export const PRODUCTS = 5000
export const POSTS = 1500
export const RESOURCES = 500
export const DOCUMENTS = PRODUCTS + POSTS + RESOURCES

const SUBJECTS = ['Physics', 'Chemistry', 'Maths', 'Biology', 'Polity', 'History', 'Geography', 'Reasoning']
const EXAMS = [
  'JEE Main',
  'NEET UG',
  'UPSC CSE',
  'SSC CGL',
  'Class 12',
  'Class 10',
  'CUET UG',
  'GATE',
  'RRB NTPC',
]
const TOPICS = [
  'Mechanics',
  'Optics',
  'Organic reactions',
  'Calculus',
  'Botany',
  'Constitution',
  'Modern India',
  'Map practice',
  'Puzzles',
  'Grammar',
  'Vectors',
  'Rotation',
  'Waves',
  'Genetics',
  'Algebra',
  'Coordinate geometry',
  'Thermodynamics',
  'Electrostatics',
  'Probability',
  'Ecology',
  'रसायन',
  'भौतिकी',
  'गणित',
]
const TITLE_ENDINGS = [
  'from first principles',
  'in ninety days',
  'solved on paper',
  'question bank',
  'with full mocks',
]

const of = (list: readonly string[], i: number): string => list[i % list.length] as string

/** The i-th document. */
export const listedDocument = (i: number) => ({
  title: `${of(EXAMS, i)} ${of(SUBJECTS, i)}: ${of(TOPICS, i * 7)} ${of(TITLE_ENDINGS, i)} ${i}`,
  slug: `listed-${i}`,
  exam: of(EXAMS, i),
  language: i % 3 === 0 ? 'हिन्दी' : 'English',
  summary: `${of(TOPICS, i * 11)} and ${of(TOPICS, i * 13)}, one idea per lesson, with timed practice for students of ${of(EXAMS, i * 5)}.`,
})

/** The first three letters of the Latin words, of three letters or more, of subjects, exams and topics. */
export const PREFIXES = [...new Set([...SUBJECTS, ...EXAMS, ...TOPICS].flatMap((text) => text.split(' ')))]
  .filter((word) => /^[a-z]{3}/i.test(word))
  .map((word) => word.slice(0, 3).toLowerCase())
