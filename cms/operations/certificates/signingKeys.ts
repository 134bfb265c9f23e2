import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'
import type { BasePayload } from 'payload'
import { seal, unseal } from '#access/secrets.ts'
import { insertIfAbsent, readRows } from '#database/guard.ts'
import { serverKey } from '../../config/serverKey.ts'

const ID_CHARS = 16
const MAX_KEYS = 100

export type SigningKey = { id: string; privateKey: KeyObject }
export type PublicKey = { id: string /** SPKI in base64. */; publicKey: string }

const secret = (): string => serverKey('certificates').toString('base64url')

const keysOf = (payload: BasePayload, project: string) =>
  readRows({
    payload,
    collection: 'signing-keys',
    where: { project: { equals: project } },
    sort: ['-madeAt'],
    limit: MAX_KEYS,
  })

/** The public keys of a project, newest first. */
export async function publicKeys(payload: BasePayload, project: string): Promise<PublicKey[]> {
  return (await keysOf(payload, project)).map(({ keyId, publicKey }) => ({ id: keyId, publicKey }))
}

/** A public key of the project by its id; null when unknown. */
export async function publicKey(
  payload: BasePayload,
  project: string,
  id: string,
): Promise<KeyObject | null> {
  const found = (await publicKeys(payload, project)).find((key) => key.id === id)
  return found
    ? createPublicKey({ key: Buffer.from(found.publicKey, 'base64'), format: 'der', type: 'spki' })
    : null
}

/** The project's current signing key; generated when there is none, or SERVER_SECRET has changed. */
export async function signingKey(payload: BasePayload, project: string, now: Date): Promise<SigningKey> {
  for (const { keyId, sealed } of await keysOf(payload, project)) {
    const text = unseal(sealed, secret())
    if (text !== null)
      return {
        id: keyId,
        privateKey: createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }),
      }
  }
  const pair = generateKeyPairSync('ed25519')
  const spki = pair.publicKey.export({ format: 'der', type: 'spki' })
  const id = createHash('sha256').update(spki).digest('base64url').slice(0, ID_CHARS)
  await insertIfAbsent({
    payload,
    collection: 'signing-keys',
    data: {
      keyId: id,
      project,
      publicKey: spki.toString('base64'),
      madeAt: now.toISOString(),
      sealed: seal(pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'), secret()),
    },
  })
  return { id, privateKey: pair.privateKey }
}
