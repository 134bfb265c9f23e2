import { LOCALES } from '../../text/locales.ts'
import { isRefused, parseAnswer, parseRubric } from './answerText.ts'
import type { FileIdOf } from './blockText.ts'
import { columnOf } from './columnOf.ts'
import type { Finding, FindingCode } from './Finding.ts'
import { keyFields } from './fileOfQuestions.ts'
import { OPTION_LETTERS, ROW_LETTERS } from './lettered.ts'
import { type Entry, type QuestionsOfFile, questionsOfEntries } from './questionsOfFile.ts'
import { COLUMNS_OF, SHEET_COLUMNS, type SheetType } from './sheetColumns.ts'
import type { SheetRow } from './sheetOfQuestions.ts'

/** A row of a sheet and its number, or the line on which it begins. */
export type NumberedRow = { line: number; cells: SheetRow }

/** What is wrong with the header of a sheet: unknown columns, columns twice, no column `type`. */
export function headerFindings(header: readonly string[], line: number): Finding[] {
  const finding = (code: FindingCode, detail: string): Finding => ({
    at: { line, path: detail },
    code,
    detail,
  })
  return [
    ...header.flatMap((name, at) => {
      if (name === '') return []
      if (!SHEET_COLUMNS.includes(name)) return [finding('unknownColumn', name.slice(0, 80))]
      return header.indexOf(name) === at ? [] : [finding('columnTwice', name)]
    }),
    ...(header.includes('type') ? [] : [{ ...finding('missing', ''), at: { line, path: 'type' } }]),
  ]
}

/**
 * The questions of a sheet; the parts of a set are the rows `set.part` below it. `fileIdOf` gives the ids of pictures where
 * they are known already.
 */
export function questionsOfSheet(rows: readonly NumberedRow[], fileIdOf?: FileIdOf): QuestionsOfFile {
  const problems: Finding[] = []
  const entries: { entry: Record<string, unknown>; line: number; parts: number[] }[] = []
  const report = (line: number, path: string, code: FindingCode, detail = '') => {
    problems.push({ at: { line, path }, code, detail })
  }
  for (const { line, cells } of rows) {
    const before = problems.length
    const { id } = cells
    const [set, part, ...more] = (id ?? '').split('.')
    const entry = entryOf(cells, (path, code, detail) => report(line, path, code, detail))
    const isSound = problems.length === before
    if (part === undefined) {
      if (isSound) entries.push({ entry, line, parts: [] })
      continue
    }
    const owner = entries.find((other) => other.entry.id === set && other.entry.type === 'comprehension')
    if (!owner || more.length > 0) report(line, 'id', 'partAlone', set)
    else {
      owner.parts.push(line)
      ;(owner.entry.parts as unknown[]).push({ ...entry, id: part })
      for (const column of ['difficulty', 'concepts', 'source', 'year'])
        if (cells[column] !== undefined) report(line, column, 'notForType', `part of ${set}`)
    }
  }
  const broken = new Set(problems.map(({ at }) => at.line))
  const whole = entries.filter(({ parts }) => !parts.some((line) => broken.has(line)))
  const read = questionsOfEntries(
    whole.map(({ entry, line }): Entry => ({ entry, line, path: [] })),
    fileIdOf,
  )
  const partsOf = new Map(whole.map(({ line, parts }) => [line, parts]))
  const placed = read.problems.map(
    ({ at, ...finding }): Finding => ({
      at: placeOf(at.line as number, at.path, partsOf.get(at.line as number) ?? []),
      ...finding,
    }),
  )
  const inOrder = [...problems, ...placed].toSorted((a, b) => (a.at.line ?? 0) - (b.at.line ?? 0))
  return { ...read, problems: inOrder }
}

function placeOf(line: number, path: string, parts: readonly number[]): Finding['at'] {
  const [, part, rest = ''] = /^parts\[(\d+)\]\.?(.*)$/.exec(path) ?? []
  return part === undefined
    ? { line, path: columnOf(path) }
    : { line: parts[Number(part)] ?? line, path: columnOf(rest) }
}

type Report = (path: string, code: FindingCode, detail?: string) => void

/** A row as an entry of the exchange format, as far as its cells can be read. */
function entryOf(cells: SheetRow, report: Report): Record<string, unknown> {
  const { type } = cells
  if (type === undefined || !Object.hasOwn(COLUMNS_OF, type)) {
    if (type === undefined) report('type', 'missing')
    else report('type', 'unknownValue', type.slice(0, 80))
    return {}
  }
  const fields = COLUMNS_OF[type as SheetType]
  for (const column of Object.keys(cells))
    if (!fields.includes(column.replace(/_(en|hi)$/, ''))) report(column, 'notForType', type)
  const entry: Record<string, unknown> = {
    type,
    ...(type === 'comprehension'
      ? { passage: textOf(cells, 'question'), parts: [] }
      : askedOf(cells, fields, report)),
    ...optional(cells, 'id', 'id'),
    ...optional(cells, 'difficulty', 'difficulty'),
    ...optional(cells, 'source', 'source'),
    ...(cells.year === undefined ? {} : { year: numberOf(cells.year) }),
    ...(cells.concepts === undefined
      ? {}
      : {
          concepts: cells.concepts
            .split(';')
            .map((concept) => concept.trim())
            .filter(Boolean),
        }),
  }
  return type === 'comprehension' ? entry : { ...entry, ...answerOf(cells, type as SheetType, report) }
}

function askedOf(cells: SheetRow, fields: readonly string[], report: Report): Record<string, unknown> {
  const has = (field: string) => fields.includes(field)
  const pinned = (cells.pinned ?? '')
    .toLowerCase()
    .split(',')
    .map((letter) => letter.trim())
    .filter(Boolean)
  const known: string[] = []
  const items = (prefix: string, letters: readonly string[]) => {
    const last = letters.findLastIndex((letter) => textOf(cells, `${prefix}_${letter}`) !== undefined)
    return letters.slice(0, last + 1).map((id) => {
      known.push(id)
      return {
        id,
        text: textOf(cells, `${prefix}_${id}`),
        ...(pinned.includes(id) ? { isPinned: true } : {}),
      }
    })
  }
  const options = has('option_a') ? items('option', OPTION_LETTERS) : []
  const rows = has('row_p') ? items('row', ROW_LETTERS) : []
  if (!pinned.every((letter) => known.includes(letter))) report('pinned', 'keyUnknown')
  return {
    ...(has('question') ? { stem: textOf(cells, 'question') } : {}),
    ...(has('assertion') ? { assertion: textOf(cells, 'assertion'), reason: textOf(cells, 'reason') } : {}),
    ...(has('row_p') ? { rows, columns: options } : has('option_a') ? { options } : {}),
    ...textField(cells, 'hint'),
    ...textField(cells, 'solution'),
    ...optional(cells, 'video', 'solutionVideo'),
    ...(cells.decimals === undefined ? {} : { decimals: numberOf(cells.decimals) }),
    ...(has('max_files')
      ? { maxFiles: numberOf(cells.max_files ?? '0'), maxCharacters: numberOf(cells.max_characters ?? '0') }
      : {}),
  }
}

function answerOf(cells: SheetRow, type: SheetType, report: Report): Record<string, unknown> {
  if (type === 'comprehension') return {}
  const column = type === 'subjective' ? 'rubric' : 'answer'
  const cell = cells[column]
  if (cell === undefined) {
    if (type !== 'subjective') report('answer', 'missing')
    return {}
  }
  if (type === 'subjective') {
    const rubric = parseRubric(cell)
    if (!isRefused(rubric)) return keyFields({}, { type, rubric })
    report(column, rubric.code, rubric.detail)
    return {}
  }
  const key = parseAnswer(type, cell)
  if (!isRefused(key)) return keyFields({}, key)
  report(column, key.code, key.detail)
  return {}
}

const optional = (cells: SheetRow, column: string, field: string): Record<string, string> =>
  cells[column] === undefined ? {} : { [field]: cells[column] }

const textField = (cells: SheetRow, field: string): Record<string, unknown> => {
  const text = textOf(cells, field)
  return text === undefined ? {} : { [field]: text }
}

function textOf(cells: SheetRow, field: string): Record<string, string> | undefined {
  const texts = LOCALES.flatMap((locale) => {
    const cell = cells[`${field}_${locale}`]
    return cell === undefined ? [] : [[locale, cell]]
  })
  return texts.length === 0 ? undefined : Object.fromEntries(texts)
}

/** Whole numbers; anything else is left for the schema to refuse. */
const numberOf = (cell: string): unknown => (/^\d{1,9}$/.test(cell) ? Number(cell) : cell)
