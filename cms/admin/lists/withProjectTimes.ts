import type { Field, SanitizedConfig } from 'payload'

const TIME_CELL = '/admin/lists/TimeCell#TimeCell'

/** A day without a time is the same day everywhere. */
const isDay = (field: Field): boolean =>
  field.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly'

function setCells(fields: readonly Field[]): void {
  for (const field of fields) {
    if (field.type === 'tabs') for (const tab of field.tabs) setCells(tab.fields)
    else if ('fields' in field) setCells(field.fields)
    else if (field.type === 'date' && !isDay(field) && !field.admin?.components?.Cell) {
      field.admin = { ...field.admin, components: { ...field.admin?.components, Cell: TIME_CELL } }
    }
  }
}

/**
 * Times in all lists are those of the project, as on the pages of their documents; Payload shows the browser's. Runs after
 * Payload has added `createdAt` and `updatedAt`.
 */
export function withProjectTimes(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) setCells(fields)
  return config
}
