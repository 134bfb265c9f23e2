import type { BasePayload, CollectionSlug, Where } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { unmatchableKey } from '#domain/auth/identityKey.ts'
import { HOUR_MS } from '#domain/auth/policy.ts'
import { REQUEST_EVENTS, WAITING_REQUESTS } from '#domain/requests/states.ts'
import { hasStaffLevel } from '#domain/roles/roles.ts'
import type { User } from '#payload-types'
import { deleteAssignmentFilesOf } from '../assignments/assignmentFiles.ts'
import { deleteAnswerFilesOf } from '../attempts/files/removeAnswerFiles.ts'
import { deleteMailsOf } from '../mailIn/deleteMailsOf.ts'
import { deleteReturnPhotosOf } from '../returns/returnPhotos.ts'
import { deleteReviewsOf } from '../reviews/deleteReviewsOf.ts'
import { deleteDoubtFilesOf, deleteTicketFilesOf } from '../tickets/files/removeTicketFiles.ts'

type Person = Pick<User, 'id' | 'uid' | 'project' | 'userLevel'>

/** Collections deleted with the account, with the field that references the person; orders and payments are stored as tax law requires. */
const OWN: [CollectionSlug, string][] = [
  ['addresses', 'student'],
  ['notifications', 'user'],
  ['outgoing-messages', 'user'],
  ['message-preferences', 'user'],
  ['push-devices', 'user'],
  ['win-back-sends', 'student'],
  ['known-devices', 'user'],
  ['user-details', 'user'],
  ['lecture-completions', 'student'],
  ['doubts', 'student'],
  ['lecture-progress', 'student'],
  ['class-plans', 'student'],
  ['learning-streaks', 'student'],
  ['lecture-notes', 'student'],
  ['certificates', 'student'],
  ['objections', 'student'],
  ['kept-questions', 'student'],
  ['report-links', 'student'],
  ['answer-sheets', 'student'],
  ['student-consents', 'student'],
  ['assignment-submissions', 'student'],
  ['live-attendances', 'student'],
  ['live-chat-entries', 'author'],
  ['item-downloads', 'student'],
  ['entitlements', 'student'],
  ['carts', 'student'],
  ['wishlist-items', 'student'],
  ['referral-codes', 'user'],
  ['franchise-students', 'student'],
]

/** Collections kept by law but anonymised: the field that refers to the person, and the one with their name. */
const ANONYMISED: [CollectionSlug, string, string][] = [
  ['credit-wallets', 'owner', 'name'],
  ['earning-wallets', 'owner', 'name'],
  ['payouts', 'student', 'name'],
  ['referrals', 'friend', 'friendName'],
]
const NOBODY = 'Deleted account'

/**
 * Deletes an account. `deletedAt` is written first and all further steps are idempotent, so a repeat or `finishDeletions` completes an
 * interrupted deletion. The person is blocked after their rows are deleted, since that ends the session which a repeated call needs.
 * False for staff, whose level an admin must lower first.
 */
export async function deleteAccount(payload: BasePayload, person: Person, now: Date): Promise<boolean> {
  if (hasStaffLevel(person.userLevel)) return false
  const marked = await conditionalUpdate({
    payload,
    collection: 'users',
    where: { and: [{ id: { equals: person.id } }, { userLevel: { equals: person.userLevel } }] },
    data: { deletedAt: now.toISOString(), defaultAddress: null },
  })
  if (!marked) return false
  await completeDeletion(payload, person, now)
  return true
}

/** Completes deletions that a killed process left half done. */
export async function finishDeletions(payload: BasePayload, now: Date): Promise<void> {
  const twoHoursAgo = new Date(now.getTime() - 2 * HOUR_MS).toISOString()
  const { docs } = await payload.db.find<User>({
    collection: 'users',
    where: {
      and: [
        { deletedAt: { exists: true } },
        // Repeat recent ones, for rows that concurrent requests wrote during the deletion.
        { or: [{ isBlocked: { not_equals: true } }, { deletedAt: { greater_than: twoHoursAgo } }] },
      ],
    },
    limit: 50,
    pagination: false,
  })
  for (const person of docs) await completeDeletion(payload, person, now)
}

async function completeDeletion(payload: BasePayload, person: Person, now: Date): Promise<void> {
  await dropRows(payload, person)
  await anonymise(payload, person)
  await closeRequests(payload, person, now)
  // Rows written by another tab before the account was anonymised.
  await dropRows(payload, person)
  const where: Where = { user: { equals: person.id } }
  await payload.db.updateMany({
    collection: 'sessions',
    where,
    data: { revokedAt: now.toISOString(), deviceName: null, ip: null },
    returning: false,
  })
}

/** Closes the person's user requests and removes names and texts from them. */
async function closeRequests(payload: BasePayload, { id }: Person, now: Date): Promise<void> {
  const own: Where = { user: { equals: id } }
  const change = (where: Where, data: Record<string, unknown>) =>
    payload.db.updateMany({ collection: 'lead-submissions', where, data, returning: false })
  await change(
    { and: [own, { state: { in: [...WAITING_REQUESTS] } }] },
    { state: REQUEST_EVENTS.close.to, result: 'The account was deleted.', doneAt: now.toISOString() },
  )
  await change(own, { name: NOBODY, phone: null, email: null, answers: [], note: null })
}

async function dropRows(payload: BasePayload, { id }: Person): Promise<void> {
  await deleteMailsOf(payload, String(id))
  await deleteReviewsOf(payload, String(id))
  await deleteReturnPhotosOf(payload, String(id))
  await deleteAnswerFilesOf(payload, String(id))
  await deleteDoubtFilesOf(payload, String(id))
  await deleteTicketFilesOf(payload, String(id))
  await deleteAssignmentFilesOf(payload, String(id))
  for (const [collection, field] of OWN)
    await payload.db.deleteMany({ collection, where: { [field]: { equals: id } } })
  for (const [collection, field, name] of ANONYMISED)
    await payload.db.updateMany({
      collection,
      where: { [field]: { equals: id } },
      data: { [name]: NOBODY },
      returning: false,
    })
}

/** Anonymises the row, which orders reference, and frees its unique keys, so that the same phone can open a new account. */
async function anonymise(payload: BasePayload, { id, uid, project }: Person): Promise<void> {
  const nobody = unmatchableKey(idOf(project), uid)
  await conditionalUpdate({
    payload,
    collection: 'users',
    where: { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] },
    data: {
      name: NOBODY,
      phone: null,
      email: null,
      additionalFields: [] as never,
      isPhoneVerified: false,
      isEmailVerified: false,
      phoneKey: nobody,
      emailKey: nobody,
      defaultAddress: null,
      isBlocked: true,
    },
  })
}
