/** How long after the marks were seen first a student may request a re-evaluation, ms. */
const REEVALUATION_MS = 30 * 86_400_000

/**
 * Until when the written answers of an attempt can be re-evaluated at the student's request, ms since epoch.
 * @param checkedAt when the last round so far was checked
 */
export const reevaluationUntil = (solutionsFrom: number, checkedAt: number): number =>
  Math.max(solutionsFrom, checkedAt) + REEVALUATION_MS
