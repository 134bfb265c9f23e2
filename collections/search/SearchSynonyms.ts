import { moduleAccess } from '#access/moduleRules.ts'
import { checkSynonyms } from '#domain/search/synonyms.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/** Synonyms of the storefront search: searching for one finds the others. Never purged. */
export const SearchSynonyms = projectScoped({
  slug: 'search-synonyms',
  purgesPages: true,
  labels: { singular: 'Synonyms', plural: 'Search synonyms' },
  admin: { useAsTitle: 'words', group: 'Site', defaultColumns: ['words', 'updatedAt'] },
  access: moduleAccess('search-synonyms'),
  fields: [
    {
      name: 'words',
      type: 'text',
      required: true,
      maxLength: 300,
      label: 'Words that mean the same',
      validate: (value: unknown) => checkSynonyms(value),
      admin: {
        description:
          'Separated by commas, such as: maths, mathematics, गणित. Other spellings of one word are found without this.',
      },
    },
    ...seedFields,
  ],
})
