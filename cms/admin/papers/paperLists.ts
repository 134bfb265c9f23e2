import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'

/** What the lists of papers are called in breadcrumbs. */
export const PAPER_LISTS: Record<PaperKind, string> = { 'test-papers': 'Test papers', quizzes: 'Quizzes' }
