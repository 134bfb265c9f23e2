import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Exam accommodations of a person or a batch, for one paper or for all (AccommodationSchema); also applied to running
 * attempts. Written through calls, which validate and audit them.
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
    /** Test series of the paper, for the access of sub admins. */
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
