import type { CollectionConfig } from 'payload'
import { internalCollection } from '../internalCollection.ts'

/**
 * One-time codes: one row per browser, purpose, channel and identifier (`slotKey`), so that a newer code only
 * replaces the code of the same browser. The code is stored as a keyed hash. `proven`: a login code was right
 * but there is no account, so a sign-up may use it instead of a second code. Purged a day after it has expired.
 */
export const OtpChallenges: CollectionConfig = internalCollection({
  slug: 'otp-challenges',
  fields: [
    { name: 'slotKey', type: 'text', required: true, unique: true },
    // Project and browser, to find the code that a browser waits for.
    { name: 'browser', type: 'text', index: true },
    { name: 'challenge', type: 'text', required: true },
    { name: 'identifier', type: 'text', required: true },
    { name: 'codeHash', type: 'text', required: true },
    { name: 'length', type: 'number', required: true, defaultValue: 4 },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      options: ['open', 'proven', 'used'],
    },
    { name: 'sentAt', type: 'date', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    // Wrong guesses that a right code of the same browser credits back
    // (docs/security.md, "One-time passwords": only others' sign-ins leave them spent).
    { name: 'wrongGuesses', type: 'number', required: true, defaultValue: 0 },
    // Data of the sign-up (name, other fields), stored until its code proves the identifier.
    { name: 'signup', type: 'json' },
  ],
})
