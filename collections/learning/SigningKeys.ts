import { internalCollection } from '../internalCollection.ts'

/**
 * Ed25519 keys with which projects sign certificates. Kept for ever: old certificates are verified with old keys. The private key is
 * encrypted with a key that is derived from SERVER_SECRET; a project whose private key cannot be decrypted any more gets a new one.
 */
export const SigningKeys = internalCollection({
  slug: 'signing-keys',
  fields: [
    { name: 'keyId', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    /** SPKI in base64. */
    { name: 'publicKey', type: 'text', required: true },
    { name: 'sealed', type: 'text', required: true, maxLength: 1000 },
    { name: 'madeAt', type: 'date', required: true },
  ],
})
