import type { LocalBlocks } from '../questions/BlocksSchema.ts'
import { localTextsOf } from '../questions/completeLanguages.ts'
import { picturesIn } from '../questions/picturesIn.ts'
import type { FileQuestion } from './ImportedQuestion.ts'

/** The ids of the pictures and videos that a question and its solutions name, each once. */
export function filesOf({ content, solutions }: Pick<FileQuestion, 'content' | 'solutions'>): string[] {
  const texts: LocalBlocks[] = [
    ...localTextsOf(content),
    ...solutions.flatMap(({ text }) => (text ? [text] : [])),
  ]
  return [
    ...new Set([...texts.flatMap(picturesIn), ...solutions.flatMap(({ video }) => (video ? [video] : []))]),
  ]
}
