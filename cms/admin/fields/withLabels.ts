import type { CollectionConfig, Field, Tab } from 'payload'
import { pathLabel } from '#domain/logs/auditSummary.ts'

/** Payload names a field without a label by its words, each with a capital: `Ends At`. Here names are sentences: `Ends at`. */
function named(field: Field): Field {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map(named) })) }
  const own = 'fields' in field ? ({ ...field, fields: field.fields.map(named) } as Field) : field
  if (!('name' in own) || !own.name || own.type === 'ui' || own.label !== undefined) return own
  return { ...own, label: pathLabel(own.name) } as Field
}

/** Gives every field of a collection that has no label one in sentence case. */
export const withLabels = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(named),
})
