import type { CollectionConfig, Field, Tab } from 'payload'
import { isPaiseName } from '#domain/money/filterRupees.ts'

/** Groups that repeat the document's content for search engines or in Hindi. */
const REPEATING_GROUPS = ['meta', 'hindi']
/** Field types that are no use as filters. */
const NOT_FILTERED = ['textarea', 'richText', 'json', 'code', 'upload', 'point']

type Admin = { disableListFilter?: boolean; components?: object }

const withAdmin = (field: Field, admin: Admin): Field =>
  ({ ...field, admin: { ...('admin' in field ? field.admin : {}), ...admin } }) as Field

/** Amounts are edited and shown in rupees. */
const inRupees = (field: Field): Field =>
  field.type === 'number' && isPaiseName(field.name)
    ? withAdmin(field, {
        components: {
          Field: '/admin/fields/MoneyInput#MoneyInput',
          Cell: '/admin/fields/MoneyCell#MoneyCell',
          ...field.admin?.components,
        },
      })
    : field

/** Label of a camel-case value: `partlyRefunded` becomes `Partly refunded`. */
const labelOf = (value: string): string => {
  const words = value.replaceAll(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Labels for options given as plain values. */
const withNames = (field: Field): Field =>
  field.type === 'select'
    ? {
        ...field,
        options: field.options.map((option) =>
          typeof option === 'string' ? { value: option, label: labelOf(option) } : option,
        ),
      }
    : field

/** `isOffered`: whether the field may be a filter of the list; fields in array rows may not. */
function toListField(field: Field, isOffered: boolean): Field {
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: toListFields(tab.fields, isOffered) }) as Tab),
    }
  if ('fields' in field) {
    const isRepeated =
      field.type === 'group' && 'name' in field && REPEATING_GROUPS.includes(field.name as string)
    return {
      ...field,
      fields: toListFields(field.fields, isOffered && field.type !== 'array' && !isRepeated),
    } as Field
  }
  const own = withNames(inRupees(field))
  return isOffered && !NOT_FILTERED.includes(field.type) ? own : withAdmin(own, { disableListFilter: true })
}

const toListFields = (fields: Field[], isOffered: boolean): Field[] =>
  fields.map((field) => toListField(field, isOffered))

/** Gives a collection the panel's list view, amounts in rupees, and a reduced set of filters. */
export function withLists(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, fields } = collection
  const { views = {} } = admin.components ?? {}
  return {
    ...collection,
    fields: toListFields(fields, true),
    admin: {
      ...admin,
      // The API is documented at /api/docs.
      hideAPIURL: true,
      components: {
        ...admin.components,
        views: { list: { Component: '/admin/lists/PanelList#PanelList' }, ...views },
      } as never,
    },
  }
}
