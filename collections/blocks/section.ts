import type { ArrayField, Block, Field } from 'payload'
import { DRAWINGS } from './drawings.ts'

export type SectionGroup =
  | 'Top of a page'
  | 'Courses and products'
  | 'Words and pictures'
  | 'Trust and contact'
  | 'Layout'

type Section = {
  slug: keyof typeof DRAWINGS
  name: string
  plural: string
  group: SectionGroup
  fields: Field[]
}

/** Array rows start collapsed and are labelled with their content. */
const labelledRows = (field: ArrayField): ArrayField => ({
  ...field,
  fields: field.fields.map(withRowLabels),
  admin: {
    initCollapsed: true,
    ...field.admin,
    components: {
      RowLabel: { path: '/admin/content/RowLabel#RowLabel', clientProps: { name: rowName(field) } },
      ...field.admin?.components,
    },
  },
})

const rowName = ({ labels }: ArrayField): string =>
  typeof labels?.singular === 'string' ? labels.singular : 'Item'

const withRowLabels = (field: Field): Field => (field.type === 'array' ? labelledRows(field) : field)

/** A type of section: with a drawing in the drawer, labelled with its content in the list. */
export const section = ({ slug, name, plural, group, fields }: Section): Block => ({
  slug,
  labels: { singular: name, plural },
  admin: {
    group,
    disableBlockName: true,
    images: { thumbnail: { url: DRAWINGS[slug], alt: '' } },
    components: {
      Label: {
        path: '/admin/content/RowLabel#BlockLabel',
        clientProps: { name, image: DRAWINGS[slug] },
      },
    },
  },
  fields: fields.map(withRowLabels),
})
