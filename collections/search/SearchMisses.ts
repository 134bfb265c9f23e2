import { byModules } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * What visitors looked for and did not find, counted. Written by the server, deleted by staff who have dealt with it.
 * At most 5,000 rows a project, the latest ones; purged 90 days after somebody looked for it last.
 */
export const SearchMisses = projectScoped({
  slug: 'search-misses',
  lockDocuments: false,
  labels: { singular: 'Search without result', plural: 'Searches without result' },
  admin: {
    useAsTitle: 'query',
    group: 'Site',
    defaultColumns: ['query', 'count', 'lastAt'],
    description: 'Write what is missing, or add a synonym, then delete the row.',
  },
  access: byModules('search-misses'),
  defaultSort: '-count',
  indexes: [{ fields: ['project', 'count'] }, { fields: ['project', 'lastAt'] }],
  fields: [
    { name: 'query', type: 'text', required: true, maxLength: 80, label: 'Looked for' },
    { name: 'count', type: 'number', required: true, defaultValue: 1, label: 'Times' },
    { name: 'lastAt', type: 'date', required: true, index: true, label: 'Last time' },
    { name: 'groupKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
  ],
})
