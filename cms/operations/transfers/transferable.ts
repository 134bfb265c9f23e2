import type { CollectionConfig, CollectionSlug, Config, Field, Plugin } from 'payload'
import { nobodyField } from '#access/rules.ts'
import { readCellsOf } from './numberCells.ts'

/** The project of a row is set from the request, never from a file. */
const BY_THE_SERVER = new Set(['project'])

type NamedField = Field & { name: string; hidden?: boolean }

const isKeptOut = (field: Field): boolean =>
  'name' in field &&
  (BY_THE_SERVER.has(field.name) ||
    field.custom?.isSecret === true ||
    (field as NamedField).hidden === true ||
    (field.admin as { hidden?: boolean } | undefined)?.hidden === true ||
    (field as { access?: { read?: unknown } }).access?.read === nobodyField)

function mark(field: Field): Field {
  if (isKeptOut(field)) {
    return { ...field, custom: { ...field.custom, 'plugin-import-export': { disabled: true } } } as Field
  }
  if (field.type === 'number' && !field.hasMany) {
    const hooks = { beforeImport: readCellsOf(field.name) }
    return { ...field, custom: { ...field.custom, 'plugin-import-export': { hooks } } } as Field
  }
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(mark) })) } as Field
  }
  if (field.type === 'blocks') return field
  return 'fields' in field ? ({ ...field, fields: field.fields.map(mark) } as Field) : field
}

/**
 * Runs before the import/export plugin: excludes secret and hidden fields of these collections from exports and imports, and makes their
 * number fields accept formatted numbers.
 */
export const transferable =
  (slugs: readonly CollectionSlug[]): Plugin =>
  (config: Config): Config => ({
    ...config,
    collections: config.collections?.map(
      (collection): CollectionConfig =>
        slugs.includes(collection.slug as CollectionSlug)
          ? { ...collection, fields: collection.fields.map(mark) }
          : collection,
    ),
  })
