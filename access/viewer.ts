import type { PayloadRequest } from 'payload'
import { hasAdminLevel, hasOwnerLevel, hasStaffLevel, STUDENT_LEVEL } from '#domain/roles/roles.ts'
import type { User } from '#payload-types'
import { idOf } from './idOf.ts'

/** What the session strategy adds to `req.user`. */
export type SessionUser = User & { collection: 'users'; _sid: string; _isStaff: boolean }

export type Viewer = {
  id: string
  level: number
  isStaff: boolean
  isAdmin: boolean
  isOwner: boolean
  project: string | null
}

/**
 * Who asks, with the rights of this very session: one made with a 4-digit code has learner rights whatever the
 * person's level (contracts.md, "Sign-in semantics"). Null for anonymous.
 */
export function viewerOf(req: Pick<PayloadRequest, 'user'>): Viewer | null {
  const user = req.user as SessionUser | null
  if (!user) return null
  const level = user._isStaff ? (user.userLevel ?? STUDENT_LEVEL) : STUDENT_LEVEL
  const project = idOf(user.project)
  return {
    id: String(user.id),
    level,
    isStaff: hasStaffLevel(level),
    isAdmin: hasAdminLevel(level),
    isOwner: hasOwnerLevel(level) && project === null,
    project,
  }
}
