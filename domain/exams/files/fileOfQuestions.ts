import type { Fraction } from '../marks/Fraction.ts'
import type { LocalBlocks } from '../questions/BlocksSchema.ts'
import type { LeafKey, RightNumbers } from '../questions/KeySchema.ts'
import type { Leaf, Option } from '../questions/LeafSchema.ts'
import { leavesOf } from '../questions/QuestionSchema.ts'
import { blocksText } from './blockText.ts'
import { type FileQuestion, NEW_QUESTION } from './ImportedQuestion.ts'
import type { QuestionFile } from './QuestionFileSchema.ts'

type Text = { en?: string; hi?: string }
type TextOf = (text: LocalBlocks) => Text
type Fields = Record<string, unknown>

/** Questions in the exchange format, the reverse of `questionsOfFile`. `fileNameOf` names a picture or a video. */
export function fileOfQuestions(
  questions: readonly FileQuestion[],
  fileNameOf: (file: string) => string = (file) => file,
): QuestionFile {
  const textOf: TextOf = ({ en, hi }) => ({
    ...(en ? { en: blocksText(en, fileNameOf) } : {}),
    ...(hi ? { hi: blocksText(hi, fileNameOf) } : {}),
  })
  const entries = questions.map(({ id, content, keys, solutions, difficulty, concepts, source, year }) => {
    const named = { id: id ?? NEW_QUESTION, content }
    const leaves = leavesOf(named).map(({ id: name, part, leaf }) => {
      const key = keys.find(({ question }) => question === name)?.key
      const solution = solutions.find(({ question }) => question === name)
      return {
        ...(part === null ? {} : { id: part }),
        ...askedFields(leaf, textOf),
        ...(key ? keyFields('blanks' in leaf ? leaf : {}, key) : {}),
        ...(leaf.hint ? { hint: textOf(leaf.hint) } : {}),
        ...(solution?.text ? { solution: textOf(solution.text) } : {}),
        ...(solution?.video ? { solutionVideo: fileNameOf(solution.video) } : {}),
      }
    })
    const asked =
      content.type === 'comprehension'
        ? { type: content.type, passage: textOf(content.passage), parts: leaves }
        : leaves[0]
    return { ...(id === null ? {} : { id }), ...asked, difficulty, concepts, source, year }
  })
  return { format: 'shala-questions', version: 1, questions: entries as QuestionFile['questions'] }
}

function askedFields(leaf: Leaf, textOf: TextOf): Fields {
  const items = (list: readonly Option[]) =>
    list.map(({ id, text, isPinned }) => ({ id, text: textOf(text), ...(isPinned ? { isPinned } : {}) }))
  const { type } = leaf
  const stem =
    leaf.type === 'assertionReason'
      ? { assertion: textOf(leaf.assertion), reason: textOf(leaf.reason) }
      : { stem: textOf(leaf.stem) }
  if ('options' in leaf) return { type, ...stem, options: items(leaf.options) }
  if ('rows' in leaf) return { type, ...stem, rows: items(leaf.rows), columns: items(leaf.columns) }
  if (leaf.type === 'numeric') return { type, ...stem, decimals: leaf.decimals }
  if (leaf.type === 'subjective')
    return { type, ...stem, maxFiles: leaf.maxFiles, maxCharacters: leaf.maxCharacters }
  return { type, ...stem }
}

/** What is right, in the fields of the exchange format. */
export function keyFields(leaf: { blanks?: readonly { id: string }[] }, key: LeafKey): Fields {
  switch (key.type) {
    case 'integer':
    case 'numeric':
      return { numbers: key.numbers.map(numbersField) }
    case 'match':
    case 'matrix':
      return { right: Object.fromEntries(key.rows.map(({ row, columns }) => [row, columns])) }
    case 'fillBlank': {
      const order = (leaf.blanks ?? []).map(({ id }) => id)
      const blanks = key.blanks.toSorted((a, b) => order.indexOf(a.blank) - order.indexOf(b.blank))
      return {
        blanks: blanks.map((blank) =>
          blank.kind === 'number'
            ? { id: blank.blank, kind: blank.kind, numbers: blank.numbers.map(numbersField) }
            : {
                id: blank.blank,
                kind: blank.kind,
                accepted: blank.accepted,
                isCaseSensitive: blank.isCaseSensitive,
              },
        ),
      }
    }
    case 'subjective':
      return { rubric: key.rubric.map(({ text, marks }) => ({ text, marks: exactMarks(marks) })) }
    default:
      return { right: key.right }
  }
}

const numbersField = (numbers: RightNumbers): unknown => {
  if (numbers.kind === 'tolerance') return { value: numbers.value, tolerance: numbers.tolerance }
  return numbers.from === numbers.to ? numbers.from : { from: numbers.from, to: numbers.to }
}

export const exactMarks = ({ num, den }: Fraction): string => (den === 1 ? `${num}` : `${num}/${den}`)
