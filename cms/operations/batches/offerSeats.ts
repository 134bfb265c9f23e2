import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isBatchOpen } from '#domain/batches/batchState.ts'
import { channelsToReach } from '#domain/messages/channelsToReach.ts'
import { seatOfferedNotification } from '#domain/notifications/batchNotification.ts'
import {
  endWaitlist,
  markNotified,
  OFFER_MS,
  offerToWaiting,
  unnotifiedOffers,
} from '#domain/reservations/waitlist.ts'
import type { Batch, SellingProduct } from '#payload-types'
import { notifyStudent } from '../orders/notifyStudent.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { changePool } from '../reservations/changePool.ts'
import { seatPoolOf } from './seatPools.ts'

/**
 * Offers the free seats of a batch to its waitlist. Each person is notified once per offer, also after a crash in between: in the bell, and by
 * e-mail, or by SMS where no e-mail can be sent. A batch
 * that is closed has no waitlist. @param now ms since epoch
 */
export async function offerSeats(
  payload: BasePayload,
  { project, batch: id }: { project: string; batch: string },
  now: number,
): Promise<void> {
  const batch = await readRow({ payload, collection: 'batches', where: { id: { equals: id } } })
  const isOpen = batch !== null && isBatchOpen(batch, now)
  const offers = await changePool(payload, project, seatPoolOf(id), (pool) => {
    const next = isOpen ? offerToWaiting(pool, now + OFFER_MS) : endWaitlist(pool)
    return { pool: next, answer: unnotifiedOffers(next) }
  })
  if (!offers?.length) return
  if (batch) await notifyOffers(payload, batch, offers, new Date(now))
  await changePool(payload, project, seatPoolOf(id), (pool) => ({
    pool: offers.reduce(markNotified, pool),
    answer: null,
  }))
}

async function notifyOffers(
  payload: BasePayload,
  batch: Batch,
  offers: readonly { person: string; until: number }[],
  now: Date,
): Promise<void> {
  const product = await payload.db.findOne<SellingProduct>({
    collection: 'selling-products',
    where: { id: { equals: idOf(batch.product) } },
    select: { title: true, slug: true, hindi: { title: true } },
  })
  if (!product) return
  const project = await projectOfRow(payload, batch)
  for (const { person, until } of offers) {
    const student = await readRow({ payload, collection: 'users', where: { id: { equals: person } } })
    if (!student || student.deletedAt) continue
    const notification = seatOfferedNotification({
      batch,
      product: { title: product.title, hindiTitle: product.hindi?.title },
      until,
      href: `/batches/${product.slug}`,
    })
    await notifyStudent(payload, {
      project,
      student,
      kind: 'message',
      notification,
      dedupeKey: `seat:${batch.id}:${until}`,
      now,
      channels: channelsToReach(student),
    })
  }
}
