import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Searches of visitors without a result, counted. Written by the server, deleted by staff once handled. At
 * most 5,000 rows per project, the latest ones; purged 90 days after the last such search.
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
  access: moduleAccess('search-misses'),
  defaultSort: '-count',
  indexes: [{ fields: ['project', 'count'] }, { fields: ['project', 'lastAt'] }],
  fields: [
    { name: 'query', type: 'text', required: true, maxLength: 80, label: 'Looked for' },
    { name: 'count', type: 'number', required: true, defaultValue: 1, label: 'Times' },
    { name: 'lastAt', type: 'date', required: true, index: true, label: 'Last time' },
    { name: 'groupKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
  ],
})
