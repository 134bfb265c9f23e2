import { type Access, buildConfig } from 'payload'
import { peerBasics } from '../peer/peerBasics.ts'

const own: Access = ({ req: { user } }) => (user ? { user: { equals: user.id } } : false)

/**
 * Plain Payload with people who sign in by e-mail and password, their profiles and notifications, and a collection
 * of many people.
 */
export default buildConfig({
  ...peerBasics(),
  collections: [
    { slug: 'users', auth: true, fields: [{ name: 'name', type: 'text' }] },
    {
      slug: 'people',
      fields: [
        { name: 'name', type: 'text' },
        { name: 'phone', type: 'text' },
        { name: 'email', type: 'text' },
        { name: 'userLevel', type: 'number' },
      ],
    },
    {
      slug: 'profiles',
      access: { read: own },
      fields: [
        { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
        { name: 'name', type: 'text' },
        { name: 'phone', type: 'text' },
        { name: 'additionalFields', type: 'json' },
      ],
    },
    {
      slug: 'notifications',
      access: { read: own },
      indexes: [{ fields: ['user', 'read', 'addedOn'] }],
      fields: [
        { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
        { name: 'title', type: 'text' },
        { name: 'text', type: 'text' },
        { name: 'href', type: 'text' },
        { name: 'read', type: 'checkbox', defaultValue: false },
        { name: 'addedOn', type: 'date' },
        { name: 'readOn', type: 'date' },
      ],
    },
  ],
})
