import type { CollectionConfig } from 'payload'
import { closed } from '../closed.ts'

/**
 * One-time codes: one row for each browser, purpose, channel and identifier (`slotKey`), so that a newer code replaces
 * only the code of the same browser. The code is kept as a keyed hash. `proven`: a login code was right and nobody had an
 * account, so a sign-up may use it in place of a second code. Purged a day after it expired.
 */
export const OtpChallenges: CollectionConfig = closed({
  slug: 'otp-challenges',
  fields: [
    { name: 'slotKey', type: 'text', required: true, unique: true },
    // Project and browser, for the code that a browser waits for.
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
    // Wrong guesses that a right code of the same browser gives back (docs/security.md, "One-time passwords": only others' sign-ins leave them spent).
    { name: 'wrongGuesses', type: 'number', required: true, defaultValue: 0 },
    // What a sign-up asked for (name, other fields), kept until its code proves who asked.
    { name: 'signup', type: 'json' },
  ],
})
