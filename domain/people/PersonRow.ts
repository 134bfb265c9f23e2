import { z } from 'zod'
import { ADMIN_LEVEL, ROLES, STUDENT_LEVEL } from '../roles/roles.ts'
import { problem } from '../text/problem.ts'
import { problemText } from '../text/problemText.ts'
import { renderText } from '../text/renderText.ts'
import { StrictEmailSchema } from './EmailSchema.ts'
import { NameSchema } from './NameSchema.ts'
import { PhoneSchema } from './PhoneSchema.ts'

export const MAX_ROWS = 5000
/** Rows of one call of people/addcsv: few enough for a quick answer and the body size limit. */
export const MAX_ROWS_PER_CALL = 200

/** A role in a normalised spelling: lower-case letters and digits only. */
const normalised = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Other names of roles that are accepted besides id and label. */
const ROLE_ALIASES: Record<string, string> = { learner: 'student', experts: 'expert' }

/** A level in a file: a role's id or label, a number, or empty for a student. Case, spaces and hyphens are ignored. */
const LevelSchema = z
  .union([z.string().max(60), z.number()])
  .nullish()
  .transform((value, context) => {
    const text = String(value ?? '').trim()
    if (text === '') return STUDENT_LEVEL
    const name = ROLE_ALIASES[normalised(text)] ?? normalised(text)
    const role = ROLES.find(({ id, label }) => id === name || normalised(label) === name)
    const level = role?.level ?? Number(text)
    if (Number.isInteger(level) && level >= STUDENT_LEVEL && level <= ADMIN_LEVEL) return level
    context.addIssue({ code: 'custom', message: `Write a role: ${ROLES.map(({ id }) => id).join(', ')}` })
    return z.NEVER
  })

const emptyAsNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullish())

const PHONE_OR_EMAIL = 'Enter a phone or an e-mail. One of them is enough.'

/** A new person as typed in the form or in a file: a name, and a phone or an e-mail. */
export const PersonRowSchema = z
  .object({
    name: NameSchema,
    phone: emptyAsNull(PhoneSchema),
    email: emptyAsNull(StrictEmailSchema),
    level: LevelSchema,
  })
  .superRefine(({ phone, email }, context) => {
    if (!phone && !email) context.addIssue({ code: 'custom', path: ['phone'], message: PHONE_OR_EMAIL })
  })
export type PersonRow = z.output<typeof PersonRowSchema>

export const ROW_COLUMNS = ['name', 'phone', 'email', 'level'] as const
export type RowColumn = (typeof ROW_COLUMNS)[number]
export type RawRow = Partial<Record<RowColumn, string>>

/** A problem of a row, by line of the file; the header is line 1. */
export type RowIssue = { line: number; column: RowColumn; message: string }
export type NumberedRow = { line: number; raw: RawRow }

type Checked = { rows: { line: number; row: PersonRow }[]; issues: RowIssue[] }

/** Validates every row alone and against the rows above it, without reading a database. */
export function checkRows(raws: readonly NumberedRow[], editorLevel: number): Checked {
  const seen = new Map<string, number>()
  const checked: Checked = { rows: [], issues: [] }
  for (const { line, raw } of raws) {
    const parsed = PersonRowSchema.safeParse({ ...raw, name: raw.name ?? '' })
    const issues = parsed.success ? [] : firstIssues(parsed.error.issues, line)
    if (parsed.success) issues.push(...conflicts(parsed.data, line, editorLevel, seen))
    if (parsed.success && issues.length === 0) checked.rows.push({ line, row: parsed.data })
    checked.issues.push(...issues)
  }
  return checked
}

/** Messages about names, reworded for a list of people. */
const NAME_MESSAGES: Record<string, string> = {
  [problem('nameNeeded')]: 'Enter a name',
  [problem('nameNeedsLetter')]: 'A name has at least one letter',
}

/** Only the first issue of each column is reported. */
function firstIssues(issues: readonly z.core.$ZodIssue[], line: number): RowIssue[] {
  return ROW_COLUMNS.flatMap((column) => {
    const issue = issues.find(({ path }) => path[0] === column)
    if (!issue) return []
    return [{ line, column, message: NAME_MESSAGES[issue.message] ?? renderText('en', problemText(issue)) }]
  })
}

function conflicts(row: PersonRow, line: number, editorLevel: number, seen: Map<string, number>): RowIssue[] {
  const issues: RowIssue[] = []
  for (const column of ['phone', 'email'] as const) {
    const value = row[column]
    const first = value ? seen.get(value) : undefined
    if (first) issues.push({ line, column, message: `The same as in line ${first}` })
    else if (value) seen.set(value, line)
  }
  if (row.level > editorLevel) issues.push({ line, column: 'level', message: 'This level is above your own' })
  return issues
}
