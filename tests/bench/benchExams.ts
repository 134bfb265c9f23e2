/** Number of learners in (m). */
export const LEARNERS = 2000
/** Number of learners who save without a pause in (l); others than those of (m). */
export const SAVERS = 100
/** Questions of the paper. */
export const QUESTIONS = Array.from({ length: 20 }, (_, index) => `optics${String(index).padStart(2, '0')}`)

/** The prepared exam: session secrets of its learners, and the id of a free paper of 60 minutes. */
export type BenchExams = { learners: string[]; paper: string }
