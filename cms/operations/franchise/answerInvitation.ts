import type { BasePayload, Where } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, readRow, readRows } from '#database/guard.ts'
import { type InvitationState, statesLeadingTo } from '#domain/franchise/invitations.ts'
import { provenChannel } from '#domain/profile/provenChannel.ts'
import { hasStaffLevel } from '#domain/roles/roles.ts'
import type { FranchiseInvitation, User } from '#payload-types'
import { assignStudent, franchiseeOf } from './ownStudents.ts'

type Student = Pick<User, 'id' | 'userLevel' | 'phone' | 'email' | 'isPhoneVerified' | 'isEmailVerified'>
export type Invitation = { id: string; franchisee: string }

const collection = 'franchise-invitations'

/** Conditions for invitations to the student's proven phone and e-mail; null when neither is proven. */
function toStudent(student: Student): Where[] | null {
  const phone = provenChannel(student, 'phone')
  const email = provenChannel(student, 'email')
  const reached = [...new Map([phone, email].flatMap((one) => (one ? [[one.channel, one]] : []))).values()]
  return reached.length > 0 ? reached.map(({ channel, to }) => ({ [channel]: { equals: to } })) : null
}

const openTo = (project: RequestProject, reached: Where[], now: Date): Where[] => [
  { project: { equals: project.id } },
  { state: { in: statesLeadingTo('accepted') } },
  { expiresAt: { greater_than: now.toISOString() } },
  { or: reached },
]

/**
 * The oldest unanswered invitation of a signed-in student, with the franchisee's name; null for staff, for students who already have a
 * franchisee, and when the inviting person is no longer one.
 */
export async function invitationOf(
  payload: BasePayload,
  project: RequestProject,
  student: Student,
  now: Date,
): Promise<Invitation | null> {
  const reached = hasStaffLevel(student.userLevel) ? null : toStudent(student)
  if (!reached) return null
  const [oldest] = await readRows({
    payload,
    collection,
    where: { and: openTo(project, reached, now) },
    sort: ['invitedAt'],
    limit: 1,
  })
  if (!oldest || (await franchiseeOf(payload, String(student.id)))) return null
  const franchisee = await activeFranchisee(payload, oldest)
  return franchisee && { id: String(oldest.id), franchisee: franchisee.name || 'No name' }
}

async function activeFranchisee(
  payload: BasePayload,
  { franchisee }: FranchiseInvitation,
): Promise<User | null> {
  const user = await readRow({ payload, collection: 'users', where: { id: { equals: franchisee } } })
  return user && !user.isBlocked && !user.deletedAt && hasStaffLevel(user.userLevel) ? user : null
}

/**
 * Records the student's answer; false when the invitation no longer exists. On acceptance the student is assigned to the franchisee
 * before the answer is stored, so that an interrupted call can be repeated.
 */
export async function answerInvitation(
  payload: BasePayload,
  project: RequestProject,
  {
    student,
    invitation,
    isAccepted,
    now,
  }: { student: Student; invitation: string; isAccepted: boolean; now: Date },
): Promise<boolean> {
  const reached = hasStaffLevel(student.userLevel) ? null : toStudent(student)
  if (!reached) return false
  const where: Where = { and: [{ id: { equals: invitation } }, ...openTo(project, reached, now)] }
  const open = await readRow({ payload, collection, where })
  if (!open) return false
  if (isAccepted) {
    if (!(await activeFranchisee(payload, open))) return false
    const isTheirs = await assignStudent(payload, project, {
      franchisee: open.franchisee,
      student: String(student.id),
      now,
    })
    if (!isTheirs) return false
  }
  const state: InvitationState = isAccepted ? 'accepted' : 'declined'
  return (await conditionalUpdate({ payload, collection, where, data: { state } })) !== null
}

/**
 * Removes a student from their franchisee, who can no longer see them, order for them or earn commission on their new orders. False
 * when they have no franchisee. Later invitations can be accepted again.
 */
export async function leaveFranchisee(payload: BasePayload, student: Student): Promise<boolean> {
  const id = String(student.id)
  const franchisee = await franchiseeOf(payload, id)
  if (franchisee === null) return false
  const ofBoth: Where[] = [{ student: { equals: id } }, { franchisee: { equals: franchisee } }]
  await payload.db.deleteMany({ collection: 'franchise-students', where: { and: ofBoth } })
  const answered: Where[] = [{ franchisee: { equals: franchisee } }, { state: { equals: 'accepted' } }]
  const reached = toStudent(student)
  if (reached) await payload.db.deleteMany({ collection, where: { and: [...answered, { or: reached }] } })
  return true
}
