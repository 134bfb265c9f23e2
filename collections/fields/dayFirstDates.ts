import type { Block, CollectionConfig, DateField, Field } from 'payload'

const DAY = 'dd/MM/yyyy'
/** Accepted input formats; the first one is used for display. */
const FORMATS = {
  day: [DAY],
  time: [`${DAY} h:mm a`, `${DAY} HH:mm`, DAY],
} as const
const PLACEHOLDERS = { day: 'dd/mm/yyyy', time: 'dd/mm/yyyy h:mm am/pm' } as const

/**
 * Shows every date of a collection day first, as usual in India, and accepts it typed like that. The picker
 * accepts only the listed formats, so that a date it cannot parse is not mistaken for another.
 */
export const dayFirstDates = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(inField),
})

function inField(field: Field): Field {
  if (field.type === 'date') return inDate(field)
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(inField) })) }
  if (field.type === 'blocks') return { ...field, blocks: field.blocks.map(inBlock) }
  return 'fields' in field ? ({ ...field, fields: field.fields.map(inField) } as Field) : field
}

const inBlock = (block: Block): Block => ({ ...block, fields: block.fields.map(inField) })

function inDate(field: DateField): DateField {
  const { date } = field.admin ?? {}
  const name = date && 'pickerAppearance' in date && date.pickerAppearance === 'dayAndTime' ? 'time' : 'day'
  return {
    ...field,
    admin: {
      ...field.admin,
      placeholder: PLACEHOLDERS[name],
      // Lists keep the format of the config: a `displayFormat` would also apply to them.
      date: { ...date, overrides: { dateFormat: [...FORMATS[name]] } } as NonNullable<typeof date>,
    },
  }
}
