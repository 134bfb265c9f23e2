import { literalText, type Text, textOf } from '../text/textOf.ts'

/** What something is called: its title, and the Hindi one where an editor wrote it. */
export type Titled = { title: string; hindiTitle?: string | null | undefined }

/** Several things by the title of the first: `Book and 2 more`. @param count of all of them */
export function titlesText({ title, hindiTitle }: Titled, count: number): Text {
  const first = literalText(title, hindiTitle)
  return count > 1 ? textOf('notification.andMore', { title: first, count: count - 1 }) : first
}
