import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import type { TypesetContent, TypesetLeaf } from '#domain/exams/questions/typesetContent.ts'

/** The leaf of a question: itself, or one part of a set. */
export const leafOf = (content: TypesetContent, part: string | null): TypesetLeaf | undefined =>
  content.type === 'comprehension' ? content.parts.find(({ id }) => id === part)?.content : content

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T
const some = <T>(items: readonly T[]): T[] => {
  const chosen = items.filter(() => Math.random() < 0.5)
  return chosen.length > 0 ? chosen : [pick(items)]
}

/** What a student who guesses would answer; null for one question in seven, and where something has to be written. */
export function randomAnswer(content: TypesetContent, part: string | null): Answer | null {
  const leaf = leafOf(content, part)
  if (!leaf || Math.random() < 1 / 7) return null
  switch (leaf.type) {
    case 'single':
    case 'assertionReason':
      return { type: leaf.type, option: pick(leaf.options).id }
    case 'multiple':
      return { type: 'multiple', options: some(leaf.options).map(({ id }) => id) }
    case 'trueFalse':
      return { type: 'trueFalse', value: Math.random() < 0.5 }
    case 'integer':
    case 'numeric':
      return { type: leaf.type, text: String(Math.floor(Math.random() * 20)) }
    case 'match':
      return {
        type: 'match',
        rows: leaf.rows.map(({ id }) => ({ row: id, column: pick(leaf.columns).id })),
      }
    case 'matrix':
      return {
        type: 'matrix',
        rows: leaf.rows.map(({ id }) => ({ row: id, columns: some(leaf.columns).map((one) => one.id) })),
      }
    case 'fillBlank':
      return {
        type: 'fillBlank',
        blanks: leaf.blanks.map(({ id }) => ({ blank: id, text: String(Math.floor(Math.random() * 10)) })),
      }
    case 'subjective':
      return null
  }
}
