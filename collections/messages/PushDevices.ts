import { internalCollection } from '../internalCollection.ts'

/**
 * Push subscriptions of a person's browsers, one row each, by endpoint. Deleted when the session signs out or is
 * ended, when another person signs in with the browser, when the push service has dropped it, and with the account.
 */
export const PushDevices = internalCollection({
  slug: 'push-devices',
  fields: [
    { name: 'user', type: 'text', required: true, index: true },
    { name: 'project', type: 'text', required: true },
    // The person's latest session in the browser; signing out of it deletes this row.
    { name: 'session', type: 'text', required: true, index: true },
    // Hash of the device cookie, by which the next session of the browser is recognised.
    { name: 'browser', type: 'text', index: true },
    { name: 'deviceName', type: 'text', required: true },
    // SHA-256 of the endpoint.
    { name: 'endpointKey', type: 'text', required: true, unique: true },
    { name: 'endpoint', type: 'text', required: true },
    { name: 'p256dh', type: 'text', required: true },
    { name: 'auth', type: 'text', required: true },
    // Id of the last message accepted for it, which a retry for other devices does not repeat.
    { name: 'lastMessage', type: 'text' },
    { name: 'addedOn', type: 'date', required: true },
  ],
})
