import type { PayloadRequest } from 'payload'
import { inProject } from '#access/compose.ts'
import { idOf } from '#database/idOf.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import {
  AddKeysBodySchema,
  AddKeysResponseSchema,
  BlockKeyBodySchema,
  GenerateKeysBodySchema,
  GenerateKeysResponseSchema,
  KeyBodySchema,
  KeySheetBodySchema,
  KeySheetResponseSchema,
  KeysFileBodySchema,
  KeysFileResponseSchema,
  ReserveKeysBodySchema,
  ReserveKeysResponseSchema,
  RevealKeyResponseSchema,
} from '#domain/calls/shopAdmin.ts'
import { isKeyPack } from '#domain/catalogue/kinds.ts'
import type { AuditAction } from '#domain/logs/audit.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { ClassSerialKey, SellingProduct } from '#payload-types'
import { requireProof } from '../../operations/account/requireProof.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { projectAddress } from '../../operations/projects/projectAddress.ts'
import { addKeys } from '../../operations/serialKeys/addKeys.ts'
import { blockKey } from '../../operations/serialKeys/blockKey.ts'
import { fillBackorders } from '../../operations/serialKeys/fillBackorders.ts'
import { generateKeys } from '../../operations/serialKeys/generateKeys.ts'
import { openKey } from '../../operations/serialKeys/keySecrets.ts'
import { keySheet } from '../../operations/serialKeys/keySheet.ts'
import { keysFile } from '../../operations/serialKeys/keysFile.ts'
import { recountKeys } from '../../operations/serialKeys/recountKeys.ts'
import { reserveKeys } from '../../operations/serialKeys/reserveKeys.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound, proofRequired } from '../refusals.ts'
import { type Refusal, refuse, succeed } from '../responses.ts'

/** Spec 6: sub admins with this permission can only view; admins edit. */
const EDITORS = { module: 'serialKeys', toEdit: true } as const

type KeyPool = { project: string; product: string; title: string; row: SellingProduct }

/** A product of the viewer's project with a pool of keys, or the refusal: not found, or a product without a pool. */
async function requirePool(
  req: PayloadRequest,
  id: string,
): Promise<{ pool: KeyPool } | { refusal: Refusal }> {
  const own = { id: { equals: id } }
  const here = inProject({ req })
  const row =
    here === false
      ? null
      : await req.payload.db.findOne<SellingProduct>({
          collection: 'selling-products',
          where: here === true ? own : { and: [own, here] },
        })
  if (!row) return { refusal: notFound() }
  if (!isKeyPack(row.kind) || row.keysFrom !== 'pool')
    return { refusal: refuse(textOf('shop.noPool'), 'noPool') }
  const project = idOf(row.project) as string
  return { pool: { project, product: String(row.id), title: row.title, row } }
}

type KeyAuditEntry = {
  id: string
  title: string
  project: string
  action: AuditAction
  summary: string
  now: Date
}

/** The pool as an audit entry names it. */
const auditedPool = ({ product, title, project }: KeyPool) => ({ id: product, title, project })

const auditKeys = (req: PayloadRequest, { id, title, ...entry }: KeyAuditEntry) =>
  recordAudit(req, { ...entry, entity: 'class-serial-keys', entityId: id, entityTitle: title })

/** After keys were added: fills backorders and recounts the free keys of the product. */
async function fillAndRecount(req: PayloadRequest, pool: { project: string; product: string }, now: Date) {
  const filled = await fillBackorders(req.payload, { ...pool, now })
  return { filled, free: await recountKeys(req.payload, pool.product) }
}

const add = defineCall({
  path: '/keys/add',
  summary: 'Add a chunk of keys to the pool of a product; answers the refused lines with reasons',
  needs: EDITORS,
  audit: { entity: 'serial-keys', did: 'Added keys', action: 'create' },
  body: AddKeysBodySchema,
  answer: AddKeysResponseSchema,
  handle: async ({ req, body, now }) => {
    const found = await requirePool(req, body.product)
    if ('refusal' in found) return found.refusal
    const { pool } = found
    const rules = rulesOf(body)
    const { project, product } = pool
    const { added, refused } = await addKeys({ payload: req.payload, project, product, ...rules }, body.rows)
    const summary = `Added ${added} keys of "${pool.title}"`
    if (added > 0) await auditKeys(req, { ...auditedPool(pool), action: 'create', summary, now })
    const counted = await fillAndRecount(req, pool, now)
    return { ...succeed(textOf('shop.keysAdded', { count: added })), added, refused, ...counted }
  },
})

const rulesOf = ({
  validUntil,
  reservedFor,
}: {
  validUntil?: number | undefined
  reservedFor?: string | undefined
}) => ({
  validUntil: validUntil === undefined ? null : new Date(validUntil).toISOString(),
  reservedFor: reservedFor ?? null,
})

const generate = defineCall({
  path: '/keys/generate',
  summary: 'Generate keys for the pool of a product; idempotent by `requestKey`',
  needs: EDITORS,
  audit: { entity: 'serial-keys', did: 'Generated keys', action: 'create' },
  body: GenerateKeysBodySchema,
  answer: GenerateKeysResponseSchema,
  handle: async ({ req, body: { count, requestKey, ...body }, now }) => {
    const found = await requirePool(req, body.product)
    if ('refusal' in found) return found.refusal
    const { pool } = found
    const { project, product } = pool
    const rules = rulesOf(body)
    const made = await generateKeys({ payload: req.payload, project, product, ...rules, count, requestKey })
    const summary = `Made ${made} ${made === 1 ? 'key' : 'keys'} of "${pool.title}"`
    await auditKeys(req, { ...auditedPool(pool), action: 'create', summary, now })
    return {
      ...succeed(textOf('shop.keysMade', { count: made })),
      made,
      ...(await fillAndRecount(req, pool, now)),
    }
  },
})

const auditedKey = (key: ClassSerialKey) => ({
  id: String(key.id),
  title: `…${key.ending}`,
  project: idOf(key.project) as string,
})

const block = defineCall({
  path: '/keys/block',
  summary: 'Revoke or restore an unused key',
  needs: EDITORS,
  audit: { entity: 'serial-keys', did: 'Revoked or restored a key', id: 'id' },
  body: BlockKeyBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { id, isBlocked }, now }) => {
    const key = await findEditable(req, 'class-serial-keys', id)
    if (!key) return notFound()
    if (!(await blockKey(req.payload, key, isBlocked, now)))
      return refuse(textOf('shop.keyTooLate'), 'tooLate')
    const action = isBlocked ? 'block' : 'unblock'
    const summary = `${isBlocked ? 'Revoked' : 'Restored'} the key …${key.ending}`
    await auditKeys(req, { ...auditedKey(key), action, summary, now })
    return succeed(isBlocked ? textOf('shop.keyBlocked') : textOf('shop.keyUnblocked'))
  },
})

const reveal = defineCall({
  path: '/keys/reveal',
  summary: 'Reveal a key; needs a fresh code, written to the audit log',
  needs: EDITORS,
  audit: { entity: 'serial-keys', did: 'Looked at a key', id: 'id' },
  body: KeyBodySchema,
  answer: RevealKeyResponseSchema,
  handle: async ({ req, body, now }) => {
    const key = await findEditable(req, 'class-serial-keys', body.id)
    if (!key) return notFound()
    if (!(await requireProof(req, now))) return proofRequired()
    await auditKeys(req, {
      ...auditedKey(key),
      action: 'export',
      summary: `Looked at the key …${key.ending}`,
      now,
    })
    return { ...succeed(), key: openKey(key.sealed) }
  },
})

/** Needs a fresh code, because every key in the file can be used. */
const keysfile = defineCall({
  path: '/keys/keysfile',
  summary: 'The keys of a product as CSV text',
  needs: EDITORS,
  audit: { entity: 'serial-keys', did: 'Exported keys', action: 'export' },
  body: KeysFileBodySchema,
  answer: KeysFileResponseSchema,
  handle: async ({ req, project, body, now }) => {
    const found = await requirePool(req, body.product)
    if ('refusal' in found) return found.refusal
    const { pool } = found
    if (!(await requireProof(req, now))) return proofRequired()
    const { address } = await projectAddress(req.payload, project)
    const file = await keysFile(req.payload, body.product, { only: body.only, address })
    await auditKeys(req, {
      ...auditedPool(pool),
      now,
      action: 'export',
      summary: `Exported ${file.count} keys of "${pool.title}"`,
    })
    return { ...succeed(), ...file }
  },
})

const reserve = defineCall({
  path: '/keys/reserve',
  summary: 'Set available keys of a pool apart for a school or franchisee; idempotent by `requestKey`',
  needs: EDITORS,
  audit: { entity: 'serial-keys', did: 'Set keys apart' },
  body: ReserveKeysBodySchema,
  answer: ReserveKeysResponseSchema,
  handle: async ({ req, body, now }) => {
    const found = await requirePool(req, body.product)
    if ('refusal' in found) return found.refusal
    const { pool } = found
    const { project, product } = pool
    const { count, reservedFor, requestKey } = body
    const request = { payload: req.payload, project, product, count, reservedFor, requestKey, now }
    const done = await reserveKeys(request)
    if (!done.ok) return refuse(textOf('shop.keysTooFew', { count: done.left }), 'keysTooFew')
    const summary = `Set ${done.reserved} keys of "${pool.title}" apart for ${reservedFor}`
    await auditKeys(req, { ...auditedPool(pool), action: 'update', summary, now })
    return {
      ...succeed(textOf('shop.keysReserved', { count: done.reserved, name: reservedFor })),
      made: done.reserved,
      free: await recountKeys(req.payload, product),
    }
  },
})

/** Needs a fresh code, because every key on the sheet can be used. */
const printSheet = defineCall({
  path: '/keys/printsheet',
  summary: 'Available keys of a pool, or those set apart for somebody, as cards with QR codes',
  needs: EDITORS,
  audit: { entity: 'serial-keys', did: 'Printed keys', action: 'export' },
  body: KeySheetBodySchema,
  answer: KeySheetResponseSchema,
  handle: async ({ req, project, body, now }) => {
    const found = await requirePool(req, body.product)
    if ('refusal' in found) return found.refusal
    const { pool } = found
    if (!(await requireProof(req, now))) return proofRequired()
    const { address } = await projectAddress(req.payload, project)
    const { pdf, count } = await keySheet({
      payload: req.payload,
      product: pool.row,
      reservedFor: body.reservedFor ?? null,
      address,
      now,
    })
    await auditKeys(req, {
      ...auditedPool(pool),
      now,
      action: 'export',
      summary: `Printed ${count} keys of "${pool.title}"`,
    })
    return { ...succeed(), pdf: Buffer.from(pdf).toString('base64'), count }
  },
})

export const SERIAL_KEY_CALLS: Call[] = [add, generate, block, reveal, keysfile, reserve, printSheet]
