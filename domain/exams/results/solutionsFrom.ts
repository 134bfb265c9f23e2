import type { Paper } from '../papers/PaperSchema.ts'

/** From when on a published attempt shows keys and solutions, ms since epoch: never before the results. */
export const solutionsFrom = ({ resultAt, solutionsAt }: Pick<Paper, 'resultAt' | 'solutionsAt'>): number =>
  Math.max(resultAt ?? 0, solutionsAt ?? 0)
