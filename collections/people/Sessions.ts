import type { CollectionConfig } from 'payload'
import { internalCollection } from '../internalCollection.ts'

/**
 * Sessions. Written only by the server; rows end at `expiresAt` or `revokedAt` and are purged 90 days later.
 * `signInHash` is the single-use token of a verified code, `tokenHash` the cookie it was exchanged for; both
 * are stored only as hashes.
 */
export const Sessions: CollectionConfig = internalCollection({
  slug: 'sessions',
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'project', type: 'relationship', relationTo: 'projects', index: true },
    { name: 'isStaff', type: 'checkbox', required: true, defaultValue: false },
    { name: 'signInHash', type: 'text', required: true, unique: true },
    { name: 'signInExpiresAt', type: 'date', required: true },
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'verified',
      options: ['verified', 'active'],
    },
    { name: 'platform', type: 'text', maxLength: 40 },
    { name: 'deviceName', type: 'text', maxLength: 200 },
    { name: 'ip', type: 'text', maxLength: 60 },
    { name: 'lastSeenAt', type: 'date', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    // The session that opened this one through getcustomtoken, without a code of its own.
    { name: 'openedFrom', type: 'text', maxLength: 60 },
    // Until when a fresh code of this session is valid (stepup/verify).
    { name: 'provenUntil', type: 'date' },
    { name: 'revokedAt', type: 'date' },
    // A read-only session: for drafts in the storefront, or view as (`openedBy` is the staff member).
    { name: 'isReadOnly', type: 'checkbox', defaultValue: false },
    { name: 'openedBy', type: 'relationship', relationTo: 'users' },
  ],
})
