import type { CollectionConfig } from 'payload'
import { closed } from '../closed.ts'

/**
 * Devices a phone or e-mail signed in on (docs/security.md, "One-time passwords"): `deviceKey` is a hash of project, identifier
 * and the device cookie. Purged when nobody signed in there for 400 days.
 */
export const KnownDevices: CollectionConfig = closed({
  slug: 'known-devices',
  fields: [
    { name: 'deviceKey', type: 'text', required: true, unique: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
})
