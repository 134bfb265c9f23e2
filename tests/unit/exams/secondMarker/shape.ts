// The tests mark attempts a second time by code of their own. Rule 1, the first half: which fields an answer of each type has, of which kind and how long at most.

type Check = (value: unknown) => boolean
type Fields = Record<string, Check>

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText =
  (max: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= max
const isId: Check = (value) => typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(value)
const isList =
  (check: Check, max = 40): Check =>
  (value) =>
    Array.isArray(value) && value.length <= max && value.every(check)
const isCertainty: Check = (value) => value === 1 || value === 2 || value === 3

/** All of the fields, no other but those that may be left out. */
const hasFields =
  (fields: Fields, optional: Fields = {}): Check =>
  (value) =>
    isRecord(value) &&
    Object.keys(fields).every((name) => Object.hasOwn(value, name)) &&
    Object.getOwnPropertyNames(value).every(
      (name) =>
        (Object.hasOwn(fields, name) && fields[name]?.(value[name])) ||
        (Object.hasOwn(optional, name) && optional[name]?.(value[name])),
    )

const FIELDS: Record<string, Fields> = {
  single: { option: isId },
  assertionReason: { option: isId },
  multiple: { options: isList(isId) },
  trueFalse: { value: (value) => typeof value === 'boolean' },
  integer: { text: isText(40) },
  numeric: { text: isText(40) },
  match: { rows: isList(hasFields({ row: isId, column: isId })) },
  matrix: { rows: isList(hasFields({ row: isId, columns: isList(isId) })) },
  fillBlank: { blanks: isList(hasFields({ blank: isId, text: isText(200) })) },
  subjective: { files: isList(isId, 20), text: isText(20_000) },
}

/** Whether something has the form of an answer to any type of question. */
export function hasShape(value: unknown): boolean {
  if (!isRecord(value) || typeof value.type !== 'string' || !Object.hasOwn(FIELDS, value.type)) return false
  const fields = { type: () => true, ...FIELDS[value.type] }
  return hasFields(fields, value.type === 'subjective' ? {} : { certainty: isCertainty })(value)
}
