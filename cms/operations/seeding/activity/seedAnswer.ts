import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import type { LeafKey } from '#domain/exams/questions/KeySchema.ts'
import type { Leaf } from '#domain/exams/questions/LeafSchema.ts'

type Numbers = Extract<LeafKey, { type: 'integer' }>['numbers'][number]

/** A right or a wrong answer to a question; null for question types that the examples do not answer. */
export function seedAnswer(leaf: Leaf, key: LeafKey, isRight: boolean): Answer | null {
  if ((leaf.type === 'single' || leaf.type === 'assertionReason') && key.type === leaf.type) {
    const option = leaf.options.find(({ id }) => key.right.includes(id) === isRight)
    return option ? { type: leaf.type, option: option.id } : null
  }
  if (leaf.type === 'multiple' && key.type === 'multiple') {
    const [right = []] = key.right
    const options = leaf.options.map(({ id }) => id).filter((id) => right.includes(id) === isRight)
    return options.length > 0 ? { type: 'multiple', options } : null
  }
  if (leaf.type === 'trueFalse' && key.type === 'trueFalse')
    return { type: 'trueFalse', value: key.right.includes(true) === isRight }
  if ((leaf.type === 'integer' || leaf.type === 'numeric') && key.type === leaf.type) {
    const [numbers] = key.numbers
    return numbers ? { type: leaf.type, text: isRight ? rightOf(numbers) : WRONG_NUMBER } : null
  }
  return null
}

const WRONG_NUMBER = '987654'
const rightOf = (numbers: Numbers): string => (numbers.kind === 'range' ? numbers.from : numbers.value)
