/** Tab of a paper or quiz with its questions and rules. */
export const PAPER_VIEW = {
  Component: '/admin/papers/PaperPage#PaperPage',
  path: '/paper',
  tab: { label: 'Questions and rules', href: '/paper' },
} as const

/** A figure that publishing computes (`hooks/exams/preserveFigures.ts`). */
export const FIGURE = { components: { Field: '/admin/papers/FigureField#FigureField' } } as const

/** Tab of a paper or quiz with the answer keys and their corrections after the exam. */
export const KEYS_VIEW = {
  Component: '/admin/keys/KeysPage#KeysPage',
  path: '/keys',
  tab: { label: 'Keys', href: '/keys' },
} as const

/** Tab of a paper or quiz with the item analysis of its questions. */
export const ANALYSIS_VIEW = {
  Component: '/admin/papers/AnalysisPage#AnalysisPage',
  path: '/analysis',
  tab: { label: 'Analysis', href: '/analysis' },
} as const
