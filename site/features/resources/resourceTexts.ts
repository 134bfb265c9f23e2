import type { Subject } from '#domain/catalogue/subjects.ts'
import { counted } from '#site/data/courseFacts.ts'
import type { ResourceCard } from '#site/data/freeResources.ts'

export const KIND_LABELS = { pdf: 'PDF', video: 'Video', link: 'Link' } as const

export const GATE_LABELS = {
  open: 'Free',
  signIn: 'Free after logging in',
  leadForm: 'Free after a short form',
} as const

export const SUBJECT_LABELS: Record<Subject, string> = {
  physics: 'Physics',
  chemistry: 'Chemistry',
  maths: 'Maths',
  biology: 'Biology',
  polity: 'Polity',
  history: 'History',
  geography: 'Geography',
  reasoning: 'Reasoning',
  english: 'English',
  hindi: 'Hindi',
  tests: 'Tests',
}

/** One line of facts: kind, pages, exam, language. */
export const resourceFacts = ({ kind, pages, exam, language }: ResourceCard): string[] =>
  [KIND_LABELS[kind], kind === 'pdf' && pages ? counted(pages, 'page') : null, exam, language].filter(
    (fact) => typeof fact === 'string' && fact !== '',
  ) as string[]
