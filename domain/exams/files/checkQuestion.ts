import { checkKey, type KeyFault } from '../questions/checkKey.ts'
import { leafId } from '../questions/ids.ts'
import { KeysSchema, LeafKeySchema } from '../questions/KeySchema.ts'
import { LeafSchema } from '../questions/LeafSchema.ts'
import { ContentSchema } from '../questions/QuestionSchema.ts'
import { SolutionsSchema } from '../questions/SolutionSchema.ts'
import type { Finding, FindingCode, Place } from './Finding.ts'
import { findingsOfIssues, pathText } from './findingsOfIssues.ts'
import { type FileQuestion, NEW_QUESTION } from './ImportedQuestion.ts'

const FAULTS: Record<KeyFault, FindingCode> = {
  type: 'keyType',
  unknown: 'keyUnknown',
  twice: 'keyTwice',
  missing: 'keyMissing',
  notWhole: 'keyNotWhole',
}
/** The field of the exchange format that says what is right. */
const KEY_FIELDS: Record<string, string> = { integer: 'numbers', numeric: 'numbers', fillBlank: 'blanks' }

type Checked = Pick<FileQuestion, 'id' | 'content' | 'keys' | 'solutions'>

/**
 * What the schemas of the bank and the key find in a question, all of it, with paths below `path`. Empty when it can be
 * saved as it is.
 */
export function checkQuestion(
  { id, content, keys, solutions }: Checked,
  { line }: Pick<Place, 'line'>,
  path: readonly PropertyKey[] = [],
): Finding[] {
  const parts =
    content.type === 'comprehension'
      ? content.parts.map((part, at) => ({ part: part.id, leaf: part.content, base: [...path, 'parts', at] }))
      : [{ part: null, leaf: content, base: [...path] }]
  const findings = parts.flatMap(({ part, leaf, base }) => {
    const read = LeafSchema.safeParse(leaf, { reportInput: true })
    if (!read.success) return findingsOfIssues(read.error.issues, line, base)
    const name = leafId(id ?? NEW_QUESTION, part)
    const key = keys.find(({ question }) => question === name)?.key
    const field = [...base, KEY_FIELDS[leaf.type] ?? 'right']
    if (!key) return [{ at: { line, path: pathText(field) }, code: 'missing' as const, detail: '' }]
    const readKey = LeafKeySchema.safeParse(key, { reportInput: true })
    if (!readKey.success) return findingsOfIssues(readKey.error.issues, line, base)
    const fault = checkKey(leaf, key)
    return fault ? [{ at: { line, path: pathText(field) }, code: FAULTS[fault], detail: '' }] : []
  })
  if (findings.length > 0) return findings
  const whole = [
    ContentSchema.safeParse(content, { reportInput: true }),
    KeysSchema.safeParse(keys, { reportInput: true }),
    SolutionsSchema.safeParse(solutions, { reportInput: true }),
  ]
  return whole.flatMap((read) => (read.success ? [] : findingsOfIssues(read.error.issues, line, path)))
}
