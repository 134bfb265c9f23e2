import { literalText, type Text, textOf } from '../text/textOf.ts'

/** A title, and its Hindi translation where an editor wrote one. */
export type Titled = { title: string; hindiTitle?: string | null | undefined }

/** The first of several titles and the number of others: `Book and 2 more`. @param count number of all titles */
export function titlesText({ title, hindiTitle }: Titled, count: number): Text {
  const first = literalText(title, hindiTitle)
  return count > 1 ? textOf('notification.andMore', { title: first, count: count - 1 }) : first
}
