import type { LectureKind } from './lectureCounts.ts'

/** Whether places in a lesson are pages: the position of its progress and those of its notes are then numbers of pages, not seconds. */
export const hasPages = (kind: LectureKind): boolean => kind === 'pdf'

/** The page at which a document opens: where its reader stopped (0 for never), or its last one where it has fewer by now. */
export const openingPage = (position: number, pages: number): number =>
  Math.max(1, Math.min(Math.floor(position), pages))

/** The typed page number; null for one outside the document. */
export function typedPage(text: string, pages: number): number | null {
  const page = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= pages ? page : null
}
