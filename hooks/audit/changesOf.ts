import type { FlattenedField } from 'payload'
import { nobodyField } from '#access/rules.ts'
import { idOf } from '#database/idOf.ts'
import { type AuditChange, MAX_CHANGES } from '#domain/logs/audit.ts'
import { auditChange, SECRET_SHOWN } from '#domain/logs/auditValue.ts'

type Data = Record<string, unknown>

const SET_BY_PAYLOAD = new Set(['id', 'createdAt', 'updatedAt', 'project', 'blockName'])
const WITHOUT_VALUE = new Set(['join', 'ui'])
const TEXT_CHANGED = '(text changed)'

const isIgnored = (field: FlattenedField): boolean =>
  SET_BY_PAYLOAD.has(field.name) ||
  WITHOUT_VALUE.has(field.type) ||
  ('hidden' in field && field.hidden === true) ||
  ('virtual' in field && Boolean(field.virtual)) ||
  (field.admin as { hidden?: boolean } | undefined)?.hidden === true ||
  (field.access?.read === nobodyField && !field.custom?.isSecret)

const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? (value as Data[]) : [])
const dataOf = (value: unknown): Data =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Data) : {}
const isSet = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/**
 * The ids of a relation, without populated documents; with the collection's name for polymorphic relations.
 */
function relationIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relationIds)
  const poly = value as { relationTo?: string; value?: unknown } | null
  if (poly && typeof poly === 'object' && poly.relationTo) {
    return `${poly.relationTo}/${idOf(poly.value as string)}`
  }
  return idOf(value as string)
}

const comparable = (field: FlattenedField, value: unknown): unknown => {
  if (!isSet(value) || (Array.isArray(value) && value.length === 0)) return null
  if (field.type === 'relationship' || field.type === 'upload') return relationIds(value)
  if (field.type === 'date') return new Date(value as string).toISOString()
  if (field.type === 'checkbox') return value === true ? true : null
  return value
}

function secretChange(path: string, before: unknown, after: unknown): AuditChange[] {
  // An empty value keeps the stored one.
  if (after === undefined || after === '' || after === before) return []
  if (!isSet(before) && !isSet(after)) return []
  return [{ path, before: isSet(before) ? SECRET_SHOWN : null, after: isSet(after) ? SECRET_SHOWN : null }]
}

function fieldChanges(field: FlattenedField, before: unknown, after: unknown, path: string): AuditChange[] {
  if (field.custom?.isSecret) return secretChange(path, before, after)
  switch (field.type) {
    case 'group':
    case 'tab':
      return changesOf(field.flattenedFields, dataOf(before), dataOf(after), `${path}.`)
    case 'array':
    case 'blocks': {
      const [oldRows, newRows] = [rowsOf(before), rowsOf(after)]
      return Array.from({ length: Math.max(oldRows.length, newRows.length) }, (_, i) =>
        rowChanges(field, oldRows[i] ?? {}, newRows[i] ?? {}, `${path}.${i}`),
      ).flat()
    }
    default: {
      const [oldValue, newValue] = [comparable(field, before), comparable(field, after)]
      if (JSON.stringify(oldValue) === JSON.stringify(newValue)) return []
      return field.type === 'richText'
        ? [{ path, before: null, after: TEXT_CHANGED }]
        : [auditChange(path, oldValue, newValue)]
    }
  }
}

function rowChanges(
  field: Extract<FlattenedField, { type: 'array' | 'blocks' }>,
  before: Data,
  after: Data,
  path: string,
): AuditChange[] {
  if (field.type === 'array') return changesOf(field.flattenedFields, before, after, `${path}.`)
  const fieldsOf = (row: Data) =>
    field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []
  if (before.blockType === after.blockType) return changesOf(fieldsOf(after), before, after, `${path}.`)
  return [
    auditChange(`${path}.blockType`, before.blockType, after.blockType),
    ...changesOf(fieldsOf(before), before, {}, `${path}.`),
    ...changesOf(fieldsOf(after), {}, after, `${path}.`),
  ]
}

/**
 * The differences of two states of a document by path (`layout.2.heading`), at most 200: rows by their index,
 * rich text only as changed, secrets only as set or not, hidden fields never.
 */
export function changesOf(fields: FlattenedField[], before: Data, after: Data, path = ''): AuditChange[] {
  return fields
    .filter((field) => !isIgnored(field))
    .flatMap((field) => fieldChanges(field, before[field.name], after[field.name], path + field.name))
    .slice(0, MAX_CHANGES)
}
