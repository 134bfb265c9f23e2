import type { Config, Field, Tab } from 'payload'

const OWN = '/admin/fields/JsonInput#JsonInput'

/** The same fields, whose data is edited as text. */
const changed = (fields: Field[]): Field[] => fields.map(withInput)

function withInput(field: Field): Field {
  if (field.type === 'json' && !field.admin?.hidden && !field.admin?.components?.Field) {
    const { admin = {} } = field
    return { ...field, admin: { ...admin, components: { ...admin.components, Field: OWN } } }
  }
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: changed(tab.fields) })) }
  if (field.type === 'blocks')
    return { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: changed(block.fields) })) }
  return 'fields' in field ? ({ ...field, fields: changed(field.fields) } as Field) : field
}

/**
 * Payload's own input of JSON fetches its editor from a foreign host, which the content policy of the panel refuses: every JSON
 * field that has no input of its own gets ours.
 */
export const withJsonInputs = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    fields: changed(collection.fields),
  })),
})
