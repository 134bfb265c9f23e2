import type { CollectionConfig } from 'payload'
import { internalCollection } from '../internalCollection.ts'

/**
 * Known devices of a phone or e-mail (docs/security.md, "One-time passwords"): `deviceKey` is a hash of
 * project, identifier and the device cookie. Purged 400 days after the last sign-in on the device.
 */
export const KnownDevices: CollectionConfig = internalCollection({
  slug: 'known-devices',
  fields: [
    { name: 'deviceKey', type: 'text', required: true, unique: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
})
