import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { batchClashes } from '#domain/batches/batchClashes.ts'
import { isBatchOpen } from '#domain/batches/batchState.ts'
import type { BatchDesk } from '#domain/calls/batches.ts'
import type { ReservationPool } from '#domain/reservations/reservationPool.ts'
import { personOfOffer, waitlistEntries } from '#domain/reservations/waitlist.ts'
import type { Batch } from '#payload-types'
import { namesOfStudents } from '../orders/studentNames.ts'
import { batchStudents, unplacedStudents } from './batchStudents.ts'
import { capacities, capacityOf, productTitles } from './capacity.ts'

const MAX_BATCHES = 500

/** Ids of the teachers of a batch. */
export const batchTeachers = ({ teachers }: Pick<Batch, 'teachers'>): string[] =>
  (teachers ?? []).flatMap((one) => idOf(one) ?? [])

const taught = (batch: Batch) => ({ ...batch, id: String(batch.id), teachers: batchTeachers(batch) })

async function clashesOf(
  payload: BasePayload,
  batch: Batch,
  others: readonly Batch[],
): Promise<BatchDesk['clashes']> {
  const found = batchClashes(taught(batch), others.map(taught))
  const names = await namesOfStudents(payload, [...new Set(found.flatMap(({ teachers }) => teachers))])
  return found.map(({ id, teachers }) => ({
    id,
    title: others.find((other) => String(other.id) === id)?.title ?? '',
    teachers: teachers.flatMap((teacher) => names.get(teacher) ?? []),
  }))
}

async function waitingPeople(payload: BasePayload, pool: ReservationPool): Promise<BatchDesk['waiting']> {
  const line = waitlistEntries(pool).map(({ name, since }) => ({ person: personOfOffer(name) ?? '', since }))
  const names = await namesOfStudents(
    payload,
    line.map(({ person }) => person),
  )
  return line.map(({ person, since }) => ({ name: names.get(person) ?? '', since }))
}

/** A batch with its students and figures, as staff and teachers see it. */
export async function batchDesk(
  payload: BasePayload,
  batch: Batch,
  pool: ReservationPool,
  now: Date,
): Promise<Omit<BatchDesk, 'apiSuccess' | 'message'>> {
  const others = await readRows({
    payload,
    collection: 'batches',
    sort: ['startsOn'],
    limit: MAX_BATCHES,
    where: { and: [{ project: { equals: idOf(batch.project) } }, { id: { not_equals: batch.id } }] },
  })
  const open = others.filter((other) => isBatchOpen(other, now.getTime()))
  const siblings = open.filter((other) => idOf(other.product) === idOf(batch.product))
  const [students, unplaced, titleOf, seats, clashes, waiting] = await Promise.all([
    batchStudents(payload, batch),
    unplacedStudents(payload, batch, now),
    productTitles(payload, [batch]),
    capacities(payload, siblings),
    clashesOf(payload, batch, open),
    waitingPeople(payload, pool),
  ])
  return {
    ...students,
    clashes,
    waiting,
    unplaced,
    capacity: capacityOf(batch, pool, titleOf(batch)),
    others: seats.map(({ id, title, left }) => ({ id, title, left })),
  }
}
