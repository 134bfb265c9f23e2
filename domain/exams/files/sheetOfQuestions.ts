import type { LocalBlocks } from '../questions/BlocksSchema.ts'
import type { Option } from '../questions/LeafSchema.ts'
import { leavesOf } from '../questions/QuestionSchema.ts'
import { answerText, rubricText } from './answerText.ts'
import { blocksText } from './blockText.ts'
import { type FileQuestion, NEW_QUESTION } from './ImportedQuestion.ts'
import { lettered } from './lettered.ts'
import { SHEET_COLUMNS } from './sheetColumns.ts'

/** The cells of one row by their columns; empty ones are left out. */
export type SheetRow = Record<string, string>

/**
 * Questions as rows of a sheet: one each, a set before its parts, whose ids are `set.part`. A set without an id gets
 * one, since its parts are found by it.
 */
export const rowsOfQuestions = (
  questions: readonly FileQuestion[],
  fileNameOf: (file: string) => string = (file) => file,
): SheetRow[] =>
  questions.flatMap((question, at) =>
    rowsOf(
      question,
      question.id ?? (question.content.type === 'comprehension' ? `set${at + 1}` : null),
      fileNameOf,
    ),
  )

/** The columns that rows use, in the order of `SHEET_COLUMNS`. */
export const usedColumns = (rows: readonly SheetRow[]): string[] =>
  SHEET_COLUMNS.filter((column) => rows.some((row) => row[column] !== undefined))

function rowsOf(question: FileQuestion, id: string | null, fileNameOf: (file: string) => string): SheetRow[] {
  const { content, keys, solutions, difficulty, concepts, source, year } = question
  const about = withoutEmpty({
    difficulty,
    concepts: concepts.join('; '),
    source: source ?? '',
    year: year === null ? '' : String(year),
  })
  const texts = (field: string, text: LocalBlocks | null | undefined): SheetRow =>
    withoutEmpty({
      [`${field}_en`]: text?.en ? blocksText(text.en, fileNameOf) : '',
      [`${field}_hi`]: text?.hi ? blocksText(text.hi, fileNameOf) : '',
    })
  const items = (field: string, list: readonly Option[]): SheetRow =>
    Object.assign({}, ...list.map((item) => texts(`${field}_${item.id}`, item.text)))
  const leaves = leavesOf({ id: question.id ?? NEW_QUESTION, content }).map(
    ({ id: name, part, leaf: asked }) => {
      const asKeyed = keys.find((key) => key.question === name)?.key
      if (!asKeyed) throw new Error(`The question ${name} has no key`)
      const { leaf, key } = lettered({ leaf: asked, key: asKeyed })
      const solution = solutions.find((entry) => entry.question === name)
      const options = 'options' in leaf ? leaf.options : 'columns' in leaf ? leaf.columns : []
      const pinned = options.filter(({ isPinned }) => isPinned).map(({ id }) => id)
      const pinnedRows =
        'rows' in leaf ? leaf.rows.filter(({ isPinned }) => isPinned).map(({ id }) => id) : []
      return {
        ...(part === null ? (id === null ? {} : { id }) : { id: `${id}.${part}` }),
        type: leaf.type,
        ...('stem' in leaf ? texts('question', leaf.stem) : {}),
        ...('assertion' in leaf
          ? { ...texts('assertion', leaf.assertion), ...texts('reason', leaf.reason) }
          : {}),
        ...items('option', options),
        ...('rows' in leaf ? items('row', leaf.rows) : {}),
        ...texts('hint', leaf.hint),
        ...texts('solution', solution?.text),
        ...withoutEmpty({
          answer: answerText(key),
          pinned: [...pinnedRows, ...pinned].join(', '),
          decimals: leaf.type === 'numeric' && leaf.decimals !== null ? String(leaf.decimals) : '',
          max_files: leaf.type === 'subjective' ? String(leaf.maxFiles) : '',
          max_characters: leaf.type === 'subjective' ? String(leaf.maxCharacters) : '',
          rubric: key.type === 'subjective' ? rubricText(key.rubric) : '',
          video: solution?.video ? fileNameOf(solution.video) : '',
        }),
        ...(part === null ? about : {}),
      }
    },
  )
  return content.type === 'comprehension'
    ? [{ id: `${id}`, type: content.type, ...texts('question', content.passage), ...about }, ...leaves]
    : leaves
}

const withoutEmpty = (row: SheetRow): SheetRow =>
  Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ''))
