import { randomUUID } from 'node:crypto'
import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isMovable, plannedEnd } from '#domain/live/states.ts'
import type { LiveMeetSession } from '#payload-types'

const FIXED_ONCE_BEGUN = ['startsAt', 'minutes', 'provider', 'youtube', 'lecture'] as const

const comparable = (value: unknown): unknown =>
  value instanceof Date || (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value))
    ? new Date(value).getTime()
    : (idOf(value as string) ?? value ?? null)

/** Whether another live class uses the lesson; of two that are saved at once, the unique `key` refuses one. */
async function isTaken(req: PayloadRequest, lecture: string, self: string | undefined): Promise<boolean> {
  const found = await readRow({
    payload: req.payload,
    collection: 'live-meet-sessions',
    where: { key: { equals: lecture } },
    req,
  })
  return found !== null && String(found.id) !== self
}

/**
 * Before a live class is saved: sets its class to that of its lesson, and refuses changes of time, place and lesson once it has begun. A changed
 * time increments `sequence`, so that students are notified and calendars updated, and reschedules a cancelled class.
 */
export const checkLiveSession: CollectionBeforeValidateHook<LiveMeetSession> = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (!data) return data
  const lecture = idOf(data.lecture ?? originalDoc?.lecture)
  const refuse = (path: string, message: string) => {
    throw new ValidationError({ collection: collection.slug, errors: [{ path, message }] }, req.t)
  }
  const changed = new Set(
    FIXED_ONCE_BEGUN.filter(
      (name) => data[name] !== undefined && comparable(data[name]) !== comparable(originalDoc?.[name]),
    ),
  )
  if (operation === 'create') data.room = randomUUID()
  if (operation === 'update' && originalDoc) {
    const { state } = originalDoc
    const [first] = changed
    if (first && !isMovable(state)) refuse(first, 'This class has begun. Plan another one')
    if (changed.has('startsAt') || changed.has('minutes')) {
      data.sequence = (originalDoc.sequence ?? 0) + 1
      data.state = 'scheduled'
      data.isNotificationDue = true
      data.reason = null
      data.rev = (originalDoc.rev ?? 0) + 1
    }
  }
  if (lecture && (operation === 'create' || changed.has('lecture'))) {
    const found = await readRow({
      payload: req.payload,
      collection: 'lectures',
      where: { id: { equals: lecture } },
      req,
    })
    if (found?.kind !== 'live') refuse('lecture', 'Choose a lesson of kind live')
    data.class = idOf(found?.class)
    data.key = lecture
    if (await isTaken(req, lecture, originalDoc?.id))
      refuse('lecture', 'This lesson has a live class already')
  } else delete data.class
  const startsAt = data.startsAt ?? originalDoc?.startsAt
  const minutes = data.minutes ?? originalDoc?.minutes
  if (startsAt && typeof minutes === 'number')
    data.endsAt = new Date(plannedEnd({ startsAt: new Date(startsAt).getTime(), minutes })).toISOString()
  return data
}
