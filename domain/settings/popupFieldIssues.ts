import { COURSE_FIELD } from '../profile/PopupField.ts'

type Field = {
  fieldId?: string | null
  fieldType?: string | null
  fieldTitle?: string | null
  fieldData?: unknown
}
type Issue = { row: number; field: 'fieldId' | 'fieldData'; message: string }

const ID = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/
/** Ids of the fixed fields of every form. */
const FIXED_IDS = ['name', 'email', 'phone', 'otp']
const MAX_OPTIONS = 100
/** Maximum length of an option in characters. */
export const MAX_OPTION_LENGTH = 120

/** Errors in the additional fields of the sign-up form, by row. */
export function popupFieldIssues(fields: readonly Field[]): Issue[] {
  const seen = new Set<string>()
  return fields.flatMap(({ fieldId, fieldType, fieldData }, row): Issue[] => {
    const id = (fieldId ?? '').trim()
    const issues: Issue[] = []
    const idIssue = issueOfId(id, seen)
    if (idIssue) issues.push({ row, field: 'fieldId', message: idIssue })
    seen.add(id)
    const dataIssue = id === COURSE_FIELD ? null : issueOfOptions(fieldType ?? 'text', fieldData)
    if (dataIssue) issues.push({ row, field: 'fieldData', message: dataIssue })
    return issues
  })
}

function issueOfId(id: string, seen: ReadonlySet<string>): string | null {
  if (!ID.test(id)) return 'Start with a letter; then letters, digits, - and _, 40 at most'
  if (FIXED_IDS.includes(id)) return 'This id is used by the form itself'
  return seen.has(id) ? 'Another field has this id already' : null
}

function issueOfOptions(fieldType: string, data: unknown): string | null {
  if (fieldType === 'text') return null
  const options = data === null || data === undefined || data === '' ? [] : data
  if (!Array.isArray(options) || !options.every((option) => typeof option === 'string'))
    return 'The options must be a list of texts'
  const texts = options.map((option) => option.trim()).filter(Boolean)
  if (fieldType === 'select' && texts.length === 0) return 'A dropdown needs at least one option'
  if (texts.length > MAX_OPTIONS) return `${MAX_OPTIONS} options at most`
  if (texts.some((text) => text.length > MAX_OPTION_LENGTH))
    return `An option has ${MAX_OPTION_LENGTH} characters at most`
  return new Set(texts).size === texts.length ? null : 'Two options are the same'
}
