import type { Field, FieldAccess } from 'payload'
import { moduleAccess } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { preserveDownloadCount } from '#hooks/content/preserveDownloadCount.ts'
import { refuseTakenSlug } from '#hooks/content/refuseTakenSlug.ts'
import type { FreeResource } from '#payload-types'
import { hindiSummaryField, hindiTitleField } from '../fields/hindiFields.ts'
import { richTextField } from '../fields/richTextField.ts'
import { hrefField } from '../fields/rows.ts'
import { seedFields } from '../fields/seedFields.ts'
import { slugField } from '../fields/slugField.ts'
import { projectScoped } from '../projectScoped.ts'
import { ONLY_PDFS } from './onlyPdfs.ts'

const isStaff: FieldAccess = ({ req }) => viewerOf(req)?.isStaff ?? false

/** Content behind a gate: visitors get it from resources/open, which checks the gate. */
const behindGate: FieldAccess<FreeResource> = ({ req, doc }) =>
  doc?.gate === 'open' || (viewerOf(req)?.isStaff ?? false)

/**
 * Free content: a PDF, a video, a link; open to all, after signing in, or after a lead form. Versions: the
 * last 15.
 */
export const FreeResources = projectScoped({
  slug: 'free-resources',
  purgesPages: true,
  labels: { singular: 'Free resource', plural: 'Free resources' },
  admin: {
    useAsTitle: 'title',
    group: 'Learning',
    defaultColumns: ['title', 'kind', 'gate', 'downloadCount', '_status'],
    listSearchableFields: ['title'],
  },
  access: moduleAccess('free-resources'),
  versions: { drafts: true, maxPerDoc: 15 },
  hooks: { beforeChange: [preserveDownloadCount, refuseTakenSlug] },
  indexes: [{ fields: ['project', 'slug'], unique: true }, { fields: ['project', '_status', 'rank'] }],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 150 },
    hindiTitleField(),
    { name: 'summary', type: 'textarea', maxLength: 300 },
    hindiSummaryField,
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'pdf',
          options: ['pdf', 'video', 'link'],
        },
        { name: 'exam', type: 'text', maxLength: 60 },
        { name: 'language', type: 'text', maxLength: 40 },
        { name: 'subject', type: 'select', options: [...SUBJECTS] },
      ],
    },
    {
      name: 'file',
      type: 'upload',
      relationTo: 'private-files',
      filterOptions: ONLY_PDFS,
      admin: { condition: (data) => data.kind === 'pdf' },
      access: { read: isStaff },
    },
    { name: 'pages', type: 'number', min: 1, max: 5000, admin: { condition: (data) => data.kind === 'pdf' } },
    {
      name: 'youtube',
      type: 'text',
      maxLength: 200,
      label: 'YouTube address',
      access: { read: behindGate },
      admin: { condition: (data) => data.kind === 'video' },
    },
    {
      type: 'row',
      admin: { condition: (data) => data.kind === 'link' },
      fields: [{ ...hrefField('href', false), access: { read: behindGate } } as Field],
    },
    richTextField('text'),
    {
      name: 'gate',
      type: 'select',
      required: true,
      defaultValue: 'open',
      options: [
        { value: 'open', label: 'Open to all' },
        { value: 'signIn', label: 'After signing in' },
        { value: 'leadForm', label: 'After a lead form' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'leadForm',
      type: 'relationship',
      relationTo: 'lead-forms',
      admin: { position: 'sidebar', condition: (data) => data.gate === 'leadForm' },
    },
    {
      name: 'downloadCount',
      type: 'number',
      required: true,
      defaultValue: 0,
      access: { create: () => false, read: isStaff, update: () => false },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'rank',
      type: 'number',
      label: 'Position',
      required: true,
      defaultValue: 1000,
      admin: { position: 'sidebar' },
    },
    slugField(),
    ...seedFields,
  ],
})
