import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { claimKey, conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { filledBlocks } from '#domain/bulkEmails/blocks.ts'
import { countedLinkAt, mayBeCounted, withCountedLinks } from '#domain/bulkEmails/counting.ts'
import type { BulkEmail, User } from '#payload-types'
import { serverKey } from '../../config/serverKey.ts'
import { isValidSignature, signatureOf } from '../../config/signature.ts'
import { projectAddress } from '../projects/projectAddress.ts'
import type { BatchReads } from './batchReads.ts'
import type { Letter } from './bulkLetter.ts'

/** Later opens and clicks may count again. */
const REMEMBERED_MS = 90 * DAY_MS

/** An e-mail that was opened, or one of its links that was followed, by its place among the parts. */
type Counted = { bulkEmail: string; message: string; place: number | null }

const key = () => serverKey('bulk e-mail counts')

function tokenOf({ bulkEmail, message, place }: Counted): string {
  const text = Buffer.from(JSON.stringify([bulkEmail, message, place])).toString('base64url')
  return `${text}.${signatureOf(key(), text)}`
}

/** What a token names; null when it is not ours. */
export function readCounted(token: string): Counted | null {
  const [text = '', signature = ''] = token.split('.')
  if (!isValidSignature(key(), text, signature)) return null
  const [bulkEmail, message, place] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
    string,
    string,
    number | null,
  ]
  return { bulkEmail, message, place }
}

type Sent = { project: RequestProject; row: BulkEmail; account: Pick<User, 'id'>; message: string; now: Date }

/**
 * The letter as it is sent to somebody whose opens and clicks are counted: a picture of one point and links by our own host. Unchanged unless the settings of the
 * project and the bulk e-mail ask for it, and for everybody who is not known to be of age.
 */
export async function countedLetter(
  reads: BatchReads,
  letter: Letter,
  { project, row, account, message, now }: Sent,
): Promise<Letter & { pixel?: string }> {
  if (!row.isCounted) return letter
  const [isAllowed, { birthYear }, address] = await Promise.all([
    reads.countsReads(project),
    reads.consents(String(account.id)),
    reads.address(project),
  ])
  if (!isAllowed || !mayBeCounted(birthYear, now.getUTCFullYear())) return letter
  const at = (path: string, place: number | null) =>
    `${address}/api/bulkemails/${path}?token=${tokenOf({ bulkEmail: String(row.id), message, place })}`
  return {
    ...letter,
    blocks: withCountedLinks(letter.blocks, (place) => at('go', place)),
    pixel: at('opened', null),
  }
}

/** Where a link of a bulk e-mail of the project leads; null when it has no such link. */
export async function linkOf(
  payload: BasePayload,
  project: RequestProject,
  { bulkEmail, place }: Counted,
): Promise<string | null> {
  const row = await readRow({ payload, collection: 'bulk-emails', where: { id: { equals: bulkEmail } } })
  if (!row || place === null || idOf(row.project) !== project.id) return null
  const { address } = await projectAddress(payload, project)
  return countedLinkAt(filledBlocks(row.blocks ?? [], { name: '', project: '' }, address), place)
}

/**
 * Adds to the totals of a bulk e-mail: an e-mail counts once as opened and once as followed. What is kept beside the totals is a keyed hash of the e-mail, which
 * tells nobody whose it was.
 */
export async function count(
  payload: BasePayload,
  project: RequestProject,
  { bulkEmail, message, place }: Counted,
  now: Date,
): Promise<void> {
  const field = place === null ? 'openedCount' : 'clickedCount'
  const isFirst = await claimKey(
    payload,
    `bulk-count:${signatureOf(key(), `${field} ${message}`)}`,
    new Date(now.getTime() + REMEMBERED_MS),
  )
  if (!isFirst) return
  await conditionalUpdate({
    payload,
    collection: 'bulk-emails',
    data: { [field]: { $inc: 1 } },
    where: { and: [{ id: { equals: bulkEmail } }, { project: { equals: project.id } }] },
  })
}
