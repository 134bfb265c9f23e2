import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * What a person or a batch is granted in exams, for one paper or for all (AccommodationSchema); also applied to attempts
 * that are running. Written through calls, which check and audit it.
 */
export const Accommodations = projectScoped({
  slug: 'accommodations',
  lockDocuments: false,
  admin: {
    group: 'Learning',
    useAsTitle: 'reason',
    defaultColumns: ['reason', 'student', 'batch', 'paperTitle', 'grants', 'endedAt', 'createdAt'],
    listSearchableFields: ['reason', 'paperTitle'],
    components: {
      beforeListTable: ['/admin/attempts/AccommodationHead#AccommodationHead'],
      views: {
        edit: {
          default: {
            Component: '/admin/attempts/AccommodationPage#AccommodationPage',
            tab: { label: 'Accommodation' },
          },
        },
      },
    },
  },
  access: moduleAccess('accommodations'),
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { components: { Cell: '/admin/orders/StudentCell#StudentCell' } },
    },
    { name: 'batch', type: 'relationship', relationTo: 'batches', index: true },
    /** The series of that paper, by which sub admins are limited. */
    {
      name: 'testSeries',
      type: 'relationship',
      relationTo: 'test-series',
      index: true,
      admin: { hidden: true },
    },
    /** Id of a paper or quiz; empty for all. */
    { name: 'paper', type: 'text', index: true, admin: { hidden: true } },
    { name: 'paperTitle', type: 'text', label: 'Paper' },
    {
      name: 'grants',
      type: 'json',
      required: true,
      admin: { components: { Cell: '/admin/attempts/GrantsCell#GrantsCell' } },
    },
    { name: 'reason', type: 'textarea', required: true, maxLength: 1000 },
    { name: 'grantedBy', type: 'relationship', relationTo: 'users' },
    { name: 'endedAt', type: 'date' },
  ],
})
