import type { ClientField, FlattenedField } from 'payload'

/** Named fields of a client configuration without rows and tabs, nested like the server's `flattenedFields`. */
export const flatClientFields = (fields: readonly ClientField[]): FlattenedField[] =>
  fields.flatMap((field): FlattenedField[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? [{ ...tab, flattenedFields: flatClientFields(tab.fields) } as unknown as FlattenedField]
          : flatClientFields(tab.fields),
      )
    const inner = 'fields' in field ? flatClientFields(field.fields) : null
    if (!('name' in field) || !field.name) return inner ?? []
    return [{ ...field, ...(inner ? { flattenedFields: inner } : {}) } as unknown as FlattenedField]
  })
