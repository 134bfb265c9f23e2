import type { Config, Field, Tab } from 'payload'

const JSON_INPUT = '/admin/fields/JsonInput#JsonInput'

const withInputs = (fields: Field[]): Field[] => fields.map(withInput)

function withInput(field: Field): Field {
  if (field.type === 'json' && !field.admin?.hidden && !field.admin?.components?.Field) {
    const { admin = {} } = field
    return { ...field, admin: { ...admin, components: { ...admin.components, Field: JSON_INPUT } } }
  }
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: withInputs(tab.fields) })) }
  if (field.type === 'blocks')
    return { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: withInputs(block.fields) })) }
  return 'fields' in field ? ({ ...field, fields: withInputs(field.fields) } as Field) : field
}

/**
 * Payload's JSON input loads its editor from a foreign host, which the panel's content security policy blocks. Gives every JSON field
 * without a custom input `JsonInput`.
 */
export const withJsonInputs = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    fields: withInputs(collection.fields),
  })),
})
