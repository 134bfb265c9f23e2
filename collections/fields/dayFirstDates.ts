import {
  type Block,
  type CollectionConfig,
  type DateField,
  type DateFieldValidation,
  type Field,
  validations,
} from 'payload'
import { hasTypedYear, WRONG_YEAR } from '#domain/input/typedDates.ts'

const DAY = 'dd/MM/yyyy'
/** Accepted input formats; the first one is used for display. */
const FORMATS = {
  day: [DAY],
  time: [`${DAY} h:mm aaa`, `${DAY} HH:mm`, DAY],
} as const
const PLACEHOLDERS = { day: 'dd/mm/yyyy', time: 'dd/mm/yyyy h:mm am/pm' } as const

/**
 * Shows every date of a collection day first, as usual in India, in the project's time zone, and accepts it typed like that. The picker
 * accepts only the listed formats, so that a date it cannot parse is not mistaken for another; an implausible year is refused.
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

const DATE_INPUT = '/admin/fields/DateInput#DateInput'

/** Rejects years such as 26090, which are typing errors. Checked by the server too, since imported rows pass no form. */
const withYear =
  (validate: DateFieldValidation): DateFieldValidation =>
  async (value, options) => {
    const found = await validate(value, options)
    return found !== true || !value || hasTypedYear(value) ? found : WRONG_YEAR
  }

function inDate(field: DateField): DateField {
  const { date, components } = field.admin ?? {}
  const isDay = date && 'pickerAppearance' in date && date.pickerAppearance === 'dayOnly'
  const name = isDay ? 'day' : 'time'
  return {
    ...field,
    validate: withYear(field.validate ?? validations.date),
    admin: {
      ...field.admin,
      placeholder: PLACEHOLDERS[name],
      components: { Field: DATE_INPUT, ...components },
      // Lists keep the format of the config: a `displayFormat` would also apply to them.
      date: {
        ...date,
        pickerAppearance: isDay ? 'dayOnly' : 'dayAndTime',
        timeFormat: 'h:mm aaa',
        overrides: { dateFormat: [...FORMATS[name]] },
      } as NonNullable<typeof date>,
    },
  }
}
