import { SUBJECTS, type Subject } from '#domain/catalogue/subjects.ts'

/** What the form of a doubt begins with; the student chooses the subject where it is null. */
export type DoubtStart = { title: string; text: string; subject: Subject | null }

/** The address at which the form of a doubt begins with these words. They are behind the `#`, so that no server sees them. */
export const doubtHref = (start: DoubtStart): string =>
  `/doubts#${new URLSearchParams({ ...start, subject: start.subject ?? '' })}`

/** The words of such an address; null for others. */
export function doubtStartOf(hash: string): DoubtStart | null {
  const search = new URLSearchParams(hash.replace(/^#/, ''))
  const [title, text] = [search.get('title'), search.get('text')]
  const subject = SUBJECTS.find((one) => one === search.get('subject')) ?? null
  return title !== null && text !== null ? { title, text, subject } : null
}
