import { moduleAccess } from '#access/moduleRules.ts'
import { cancelScheduled } from '#hooks/content/cancelScheduled.ts'
import { completeBlog } from '#hooks/content/completeBlog.ts'
import { redirectOldPath, rememberPublishedPath } from '#hooks/content/redirectOldPath.ts'
import { refuseTakenSlug } from '#hooks/content/refuseTakenSlug.ts'
import { copyableTitle } from '../fields/copyableTitle.ts'
import { counter } from '../fields/counter.ts'
import { DRAFTS, preview, scheduleButton } from '../fields/editing.ts'
import { metaField } from '../fields/metaField.ts'
import { richTextField } from '../fields/richTextField.ts'
import { seedFields } from '../fields/seedFields.ts'
import { slugField } from '../fields/slugField.ts'
import { projectScoped } from '../projectScoped.ts'

/** Blog posts. Drafts and published copies; the last 15 versions. */
export const Blogs = projectScoped({
  slug: 'blogs',
  purgesPages: true,
  labels: { singular: 'Blog post', plural: 'Blogs' },
  admin: {
    useAsTitle: 'title',
    group: 'Site',
    defaultColumns: ['title', 'author', 'category', '_status', 'publishedAt'],
    listSearchableFields: ['title', 'slug', 'author'],
    ...preview('blogs'),
    components: scheduleButton,
  },
  access: moduleAccess('blogs'),
  versions: DRAFTS,
  hooks: {
    beforeChange: [completeBlog, refuseTakenSlug, rememberPublishedPath],
    afterChange: [redirectOldPath],
    afterDelete: [cancelScheduled],
  },
  defaultPopulate: {
    title: true,
    slug: true,
    excerpt: true,
    cover: true,
    publishedAt: true,
    readingMinutes: true,
  },
  indexes: [{ fields: ['project', 'slug'], unique: true }, { fields: ['project', '_status', 'publishedAt'] }],
  defaultSort: '-publishedAt',
  fields: [
    copyableTitle({ name: 'title', type: 'text', required: true, maxLength: 150 }),
    {
      name: 'excerpt',
      type: 'textarea',
      required: true,
      maxLength: 300,
      admin: { description: 'Shown on cards and in lists of posts', components: counter(120, 200, 300) },
    },
    { name: 'cover', type: 'upload', relationTo: 'media' },
    richTextField('content'),
    metaField,
    { name: 'author', type: 'text', required: true, maxLength: 80, admin: { position: 'sidebar' } },
    { name: 'authorBio', type: 'textarea', maxLength: 300, admin: { position: 'sidebar' } },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'blog-categories',
      index: true,
      maxDepth: 1,
      admin: { position: 'sidebar' },
    },
    { name: 'tags', type: 'text', hasMany: true, admin: { position: 'sidebar' } },
    {
      name: 'publishedAt',
      type: 'date',
      index: true,
      admin: {
        position: 'sidebar',
        description:
          'Shown on the article; filled in when it is first published. To publish later, use Schedule',
      },
    },
    {
      name: 'readingMinutes',
      type: 'number',
      required: true,
      defaultValue: 1,
      admin: { readOnly: true, position: 'sidebar', description: 'Computed from the text' },
    },
    slugField(),
    ...seedFields,
  ],
})
