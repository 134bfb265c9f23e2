import { TYPE_LABELS as LABELS } from '#domain/exams/questions/typeLabels.ts'

/** What authors call the types of questions. */
export const TYPE_LABELS = LABELS.en

export const DIFFICULTY_LABELS = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const

export const LANGUAGE_NAMES = { en: 'English', hi: 'Hindi' } as const

/** Where a picture or video of the bank is read. */
export const bankFileUrl =
  (question: string | null, version?: number) =>
  (file: string): string => {
    const query = new URLSearchParams({
      ...(question ? { question } : {}),
      ...(version ? { version: String(version) } : {}),
    })
    return `/api/bank/file/${encodeURIComponent(file)}${query.size > 0 ? `?${query}` : ''}`
  }
