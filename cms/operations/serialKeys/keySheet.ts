import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { MAX_PRINTED_KEYS } from '#domain/calls/shopAdmin.ts'
import { DEFAULT_TIME_ZONE } from '#domain/text/timeZones.ts'
import type { ClassSerialKey, SellingProduct } from '#payload-types'
import { renderPdf } from '../../adapters/pdf/renderPdf.ts'
import { openKey } from './keySecrets.ts'
import { redeemLink } from './keysFile.ts'

type Args = {
  payload: BasePayload
  product: SellingProduct
  /** Name that the printed keys are reserved for; null for the available ones. */
  reservedFor: string | null
  address: string
  now: Date
}

/** Keys of a pool as cards with QR codes to cut out, the oldest first: a PDF of at most `MAX_PRINTED_KEYS`. */
export async function keySheet(args: Args): Promise<{ pdf: Uint8Array; count: number }> {
  const { payload, product, reservedFor, address, now } = args
  const project = await readRow({
    payload,
    collection: 'projects',
    where: { id: { equals: idOf(product.project) } },
  })
  const timeZone = project?.timeZone ?? DEFAULT_TIME_ZONE
  const rows = await readRows({
    payload,
    collection: 'class-serial-keys',
    where: {
      and: [
        { product: { equals: product.id } },
        ...(reservedFor === null
          ? [{ state: { equals: 'available' } }]
          : [{ state: { equals: 'reserved' } }, { reservedFor: { equals: reservedFor } }]),
      ],
    },
    sort: ['createdAt', 'id'],
    limit: MAX_PRINTED_KEYS,
  })
  const pdf = await renderPdf({
    kind: 'keySheet',
    data: {
      brand: project?.title ?? '',
      title: product.title,
      printedAt: now.toISOString(),
      place: `${address.replace(/^https?:\/\//, '')}/redeem`,
      cards: rows.map((row) => cardOf(row, { address, timeZone })),
    },
  })
  return { pdf, count: rows.length }
}

function cardOf(
  { sealed, validUntil }: ClassSerialKey,
  { address, timeZone }: { address: string; timeZone: string },
) {
  const key = openKey(sealed)
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone })
  return {
    key,
    link: redeemLink(address, key),
    note: validUntil ? `To be used before ${day.format(Date.parse(validUntil))}` : null,
  }
}
