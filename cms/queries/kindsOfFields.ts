import type { FlattenedField, SanitizedConfig } from 'payload'
import type { ComparedKind } from '#domain/input/queryRule.ts'

type Kind = ComparedKind | 'inside' | null

const KINDS: Partial<Record<FlattenedField['type'], ComparedKind>> = {
  text: 'text',
  textarea: 'text',
  email: 'text',
  code: 'text',
  select: 'text',
  radio: 'text',
  number: 'number',
  date: 'date',
  checkbox: 'flag',
  relationship: 'relation',
  upload: 'relation',
  json: 'json',
  richText: 'json',
  blocks: 'blocks',
}

/** Payload's own fields of a version; the document's fields are below `version`. */
const VERSION_FIELDS: Record<string, ComparedKind> = {
  id: 'text',
  parent: 'relation',
  createdAt: 'date',
  updatedAt: 'date',
  latest: 'flag',
  autosave: 'flag',
}

/**
 * The kind of value at a field path of a collection, followed through groups, lists and relations. `inside` when the path has no
 * column of its own (inside JSON or rich text, a list, a relation to several collections); null for an unknown path.
 */
export function kindOfPath(config: SanitizedConfig, slug: string, path: string, isVersions = false): Kind {
  if (isVersions) {
    if (!path.startsWith('version.')) return VERSION_FIELDS[path] ?? null
    return kindOfPath(config, slug, path.slice('version.'.length))
  }
  const collection = config.collections.find((one) => one.slug === slug)
  let fields = collection?.flattenedFields ?? []
  const segments = path.split('.')
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1
    if (isLast && (segment === 'id' || segment === '_id')) return 'text'
    const field = fields.find((one) => one.name === segment)
    if (!field) return null
    const kind = KINDS[field.type]
    const isOfMany = 'relationTo' in field && Array.isArray(field.relationTo)
    if (isLast) return isOfMany ? 'inside' : (kind ?? 'inside')
    if (kind === 'json' || kind === 'blocks') return 'inside'
    if (field.type === 'relationship' || field.type === 'upload') {
      const rest = segments.slice(index + 1).join('.')
      if (rest === 'value' || rest === 'relationTo') return 'text'
      return Array.isArray(field.relationTo) ? null : kindOfPath(config, field.relationTo, rest)
    }
    fields = 'flattenedFields' in field ? field.flattenedFields : []
  }
  return null
}
