import { byModules } from '#access/moduleRules.ts'
import { published } from '#access/rules.ts'
import { isReservedSlug } from '#domain/pages/reservedSlugs.ts'
import { SlugSchema } from '#domain/text/slug.ts'
import { PAGE_BLOCKS } from '../blocks/pageBlocks.ts'
import { metaField } from '../fields/metaField.ts'
import { seedFields } from '../fields/seedFields.ts'
import { slugField } from '../fields/slugField.ts'
import { projectScoped } from '../projectScoped.ts'

/** Pages built from sections. `home` is the project's front page; system pages have fixed slugs. Versions: the last 15. */
export const Pages = projectScoped({
  slug: 'pages',
  enableQueryPresets: true,
  isOnPages: true,
  admin: { useAsTitle: 'title', group: 'Content', defaultColumns: ['title', 'slug', '_status', 'updatedAt'] },
  access: byModules('pages', { read: published }),
  versions: { drafts: true, maxPerDoc: 15 },
  indexes: [{ fields: ['project', 'slug'], unique: true }],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 150 },
    { name: 'layout', type: 'blocks', blocks: PAGE_BLOCKS, label: 'Sections' },
    metaField,
    {
      ...slugField(),
      validate: (value: unknown) => {
        if (typeof value === 'string' && isReservedSlug(value))
          return `“${value}” is the address of a part of the site. Choose another.`
        return SlugSchema.safeParse(value).success || 'Lower-case letters, digits and single hyphens only'
      },
    } as ReturnType<typeof slugField>,
    ...seedFields,
  ],
})
