import { moduleAccess } from '#access/moduleRules.ts'
import { CONTENT_TEXTS } from '#domain/content/texts.ts'
import { isReservedSlug } from '#domain/pages/reservedSlugs.ts'
import { cancelScheduled } from '#hooks/content/cancelScheduled.ts'
import { redirectOldPath, rememberPublishedPath } from '#hooks/content/redirectOldPath.ts'
import { refuseReservedSlug } from '#hooks/content/refuseReservedSlug.ts'
import { refuseTakenSlug } from '#hooks/content/refuseTakenSlug.ts'
import { layoutField } from '../blocks/layoutField.ts'
import { PAGE_BLOCKS } from '../blocks/pageBlocks.ts'
import { copyableTitle } from '../fields/copyableTitle.ts'
import { DRAFTS, preview, scheduleButton } from '../fields/editing.ts'
import { metaField } from '../fields/metaField.ts'
import { seedFields } from '../fields/seedFields.ts'
import { checkSlug, slugField } from '../fields/slugField.ts'
import { projectScoped } from '../projectScoped.ts'

const checkPageSlug = (value: unknown): true | string =>
  typeof value === 'string' && isReservedSlug(value)
    ? CONTENT_TEXTS.slugReserved.replace('{slug}', value)
    : checkSlug(value)

/**
 * Pages built from sections. `home` is the project's front page; system pages have fixed slugs. Versions: the
 * last 15.
 */
export const Pages = projectScoped({
  slug: 'pages',
  purgesPages: true,
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    ...preview('pages'),
    components: scheduleButton,
  },
  access: moduleAccess('pages'),
  versions: DRAFTS,
  hooks: {
    beforeChange: [refuseReservedSlug, refuseTakenSlug, rememberPublishedPath],
    afterChange: [redirectOldPath],
    afterDelete: [cancelScheduled],
  },
  indexes: [{ fields: ['project', 'slug'], unique: true }],
  fields: [
    copyableTitle({ name: 'title', type: 'text', required: true, maxLength: 150 }),
    layoutField(PAGE_BLOCKS),
    metaField,
    slugField({
      check: checkPageSlug,
      components: { afterInput: ['/admin/content/ReservedSlugNote#ReservedSlugNote'] },
    }),
    {
      name: 'hindiPage',
      type: 'relationship',
      relationTo: 'pages',
      label: 'This page in Hindi',
      admin: {
        position: 'sidebar',
        allowCreate: false,
        description: 'A separate page whose sections are shown at this address under /hi',
      },
    },
    ...seedFields,
  ],
})
