/** What students take: papers of test series, and quizzes. Both are built, frozen and attempted in the same way. */
export const PAPER_KINDS = ['test-papers', 'quizzes'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]
