/** What buyers of a product get, counted from its published content. */
export type ContentCounts = {
  classes: number
  lectures: number
  minutes: number
  videos: number
  pdfs: number
  texts: number
  freeLectures: number
  testSeries: number
  papers: number
  freePapers: number
  quizzes: number
  /** Of papers and quizzes. */
  questions: number
  /** Of papers and quizzes. */
  testMinutes: number
  /** Of papers. */
  marks: number
  files: number
  /** Of the files, where they are known. */
  pages: number
  keys: number
  /** In a bundle. */
  products: number
}

type ClassSummary = Pick<ContentCounts, 'lectures' | 'minutes' | 'videos' | 'pdfs' | 'texts' | 'freeLectures'>
type PaperOutline = {
  questionCount: number
  minutes: number
  marks: number
  isFree?: boolean | null
}
type QuizOutline = { questionCount: number; minutes: number }
type FileOutline = { pages?: number | null }

/** The content of one product; everything is counted once. */
type Content = {
  classes: readonly ClassSummary[]
  testSeries: number
  papers: readonly PaperOutline[]
  quizzes: readonly QuizOutline[]
  files: readonly FileOutline[]
  keys: number
  products: number
}

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

export const contentCounts = ({
  classes,
  testSeries,
  papers,
  quizzes,
  files,
  keys,
  products,
}: Content): ContentCounts => ({
  classes: classes.length,
  lectures: sum(classes, ({ lectures }) => lectures),
  minutes: sum(classes, ({ minutes }) => minutes),
  videos: sum(classes, ({ videos }) => videos),
  pdfs: sum(classes, ({ pdfs }) => pdfs),
  texts: sum(classes, ({ texts }) => texts),
  freeLectures: sum(classes, ({ freeLectures }) => freeLectures),
  testSeries,
  papers: papers.length,
  freePapers: papers.filter(({ isFree }) => isFree).length,
  quizzes: quizzes.length,
  questions: sum([...papers, ...quizzes], ({ questionCount }) => questionCount),
  testMinutes: sum([...papers, ...quizzes], ({ minutes }) => minutes),
  marks: sum(papers, ({ marks }) => marks),
  files: files.length,
  pages: sum(files, ({ pages }) => pages ?? 0),
  keys,
  products,
})
