import type { PayloadRequest } from 'payload'
import { inProject } from '#access/compose.ts'
import { idOf } from '#database/idOf.ts'
import { AcceptedSchema } from '#domain/calls/answers.ts'
import {
  AddKeysAnswerSchema,
  AddKeysBodySchema,
  BlockKeyBodySchema,
  GenerateKeysAnswerSchema,
  GenerateKeysBodySchema,
  KeyBodySchema,
  RevealKeyAnswerSchema,
} from '#domain/calls/shopAdmin.ts'
import { isKeyPack } from '#domain/catalogue/kinds.ts'
import type { AuditAction } from '#domain/logs/audit.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { ClassSerialKey, SellingProduct } from '#payload-types'
import { requireProof } from '../../operations/account/requireProof.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { addKeys } from '../../operations/serialKeys/addKeys.ts'
import { blockKey } from '../../operations/serialKeys/blockKey.ts'
import { fillBackorders } from '../../operations/serialKeys/fillBackorders.ts'
import { generateKeys } from '../../operations/serialKeys/generateKeys.ts'
import { openKey } from '../../operations/serialKeys/keySecrets.ts'
import { recountKeys } from '../../operations/serialKeys/recountKeys.ts'
import { refuse, succeed } from '../answers.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound, proofRequired } from '../refusals.ts'

/** Spec 6: sub admins with this permission can only view; admins edit. */
const EDITORS = { module: 'serialKeys', toEdit: true } as const

/** A product of the viewer's project with a pool of keys; `noPool` for other products, null when it is not found. */
async function poolOf(req: PayloadRequest, id: string): Promise<SellingProduct | 'noPool' | null> {
  const here = inProject({ req })
  if (here === false) return null
  const own = { id: { equals: id } }
  const product = await req.payload.db.findOne<SellingProduct>({
    collection: 'selling-products',
    where: here === true ? own : { and: [own, here] },
  })
  if (!product) return null
  return isKeyPack(product.kind) && product.keysFrom === 'pool' ? product : 'noPool'
}

type KeyAuditEntry = {
  id: string
  title: string
  project: string
  action: AuditAction
  summary: string
  now: Date
}

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
  answer: AddKeysAnswerSchema,
  handle: async ({ req, body, now }) => {
    const product = await poolOf(req, body.product)
    if (!product) return notFound()
    if (product === 'noPool') return refuse(textOf('shop.noPool'), 'noPool')
    const pool = { project: idOf(product.project) as string, product: String(product.id) }
    const { added, refused } = await addKeys({ payload: req.payload, ...pool }, body.rows)
    const summary = `Added ${added} keys of "${product.title}"`
    if (added > 0)
      await auditKeys(req, {
        ...{ id: pool.product, title: product.title, project: pool.project, action: 'create', summary, now },
      })
    const counted = await fillAndRecount(req, pool, now)
    return { ...succeed(textOf('shop.keysAdded', { count: added })), added, refused, ...counted }
  },
})

const generate = defineCall({
  path: '/keys/generate',
  summary: 'Generate keys for the pool of a product; idempotent by key',
  needs: EDITORS,
  audit: { entity: 'serial-keys', did: 'Generated keys', action: 'create' },
  body: GenerateKeysBodySchema,
  answer: GenerateKeysAnswerSchema,
  handle: async ({ req, body: { count, requestKey, ...body }, now }) => {
    const product = await poolOf(req, body.product)
    if (!product) return notFound()
    if (product === 'noPool') return refuse(textOf('shop.noPool'), 'noPool')
    const pool = { project: idOf(product.project) as string, product: String(product.id) }
    const made = await generateKeys({ payload: req.payload, ...pool, count, requestKey })
    const summary = `Made ${made} keys of "${product.title}"`
    await auditKeys(req, {
      ...{ id: pool.product, title: product.title, project: pool.project, action: 'create', summary, now },
    })
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
  summary: 'Block or unblock an unused key',
  needs: EDITORS,
  audit: { entity: 'serial-keys', did: 'Blocked a key or let it count again', id: 'id' },
  body: BlockKeyBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { id, isBlocked }, now }) => {
    const key = await findEditable(req, 'class-serial-keys', id)
    if (!key) return notFound()
    if (!(await blockKey(req.payload, key, isBlocked))) return refuse(textOf('shop.keyTooLate'), 'tooLate')
    const action = isBlocked ? 'block' : 'unblock'
    const summary = `${isBlocked ? 'Blocked' : 'Unblocked'} the key …${key.ending}`
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
  answer: RevealKeyAnswerSchema,
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

export const KEY_CALLS: Call[] = [add, generate, block, reveal]
