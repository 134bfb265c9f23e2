import type { Answer } from '../answers/AnswerSchema.ts'
import { letterOf } from '../bank/letterOf.ts'
import type { Leaf } from '../questions/LeafSchema.ts'

/** An answer in one word, the same for the same answer: letters of options in the order of the bank, what was typed, or the pairs. */
export function answerWord(leaf: Leaf, answer: Answer): string {
  const letter = (id: string) =>
    'options' in leaf ? letterOf(leaf.options.findIndex((option) => option.id === id)) : id
  switch (answer.type) {
    case 'single':
    case 'assertionReason':
      return letter(answer.option)
    case 'multiple':
      return answer.options.map(letter).toSorted().join(' ')
    case 'trueFalse':
      return answer.value ? 'True' : 'False'
    case 'integer':
    case 'numeric':
      return answer.text.trim()
    case 'match':
      return answer.rows
        .map(({ row, column }) => `${row}-${column}`)
        .toSorted()
        .join(' ')
    case 'matrix':
      return answer.rows
        .map(({ row, columns }) => `${row}-${columns.toSorted().join('')}`)
        .toSorted()
        .join(' ')
    case 'fillBlank':
      return answer.blanks.map(({ text }) => text.trim()).join(' · ')
    case 'subjective':
      return 'written'
  }
}
