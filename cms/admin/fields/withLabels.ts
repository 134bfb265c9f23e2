import type { CollectionConfig, Field, Tab } from 'payload'
import { pathLabel } from '#domain/logs/auditSummary.ts'

/** Payload derives labels in title case (`Ends At`); these are in sentence case (`Ends at`). */
function withLabel(field: Field): Field {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map(withLabel) })) }
  const own = 'fields' in field ? ({ ...field, fields: field.fields.map(withLabel) } as Field) : field
  if (!('name' in own) || !own.name || own.type === 'ui' || own.label !== undefined) return own
  return { ...own, label: pathLabel(own.name) } as Field
}

/** Gives every unlabelled field of a collection a label in sentence case. */
export const withLabels = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(withLabel),
})
