import { type Access, buildConfig } from 'payload'
import { peerBasics } from '../peer/peerBasics.ts'

const own: Access = ({ req: { user } }) => (user ? { student: { equals: user.id } } : false)

/**
 * Plain Payload with attempts whose owners save their answers by REST, without hooks, versions or relations but the owner. The
 * collection has the name of ours, by which the server in front of it knows a path of Payload's.
 */
export default buildConfig({
  ...peerBasics(),
  collections: [
    { slug: 'users', auth: { tokenExpiration: 7200 }, fields: [{ name: 'name', type: 'text' }] },
    {
      slug: 'test-user-attempts',
      access: { read: own, update: own },
      lockDocuments: false,
      fields: [
        { name: 'student', type: 'relationship', relationTo: 'users', required: true, index: true },
        { name: 'state', type: 'text', required: true },
        { name: 'endsAt', type: 'date' },
        { name: 'sequence', type: 'number' },
        { name: 'answers', type: 'json' },
      ],
    },
  ],
})
