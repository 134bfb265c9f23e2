import type { PayloadRequest } from 'payload'
import { idOf } from '#database/idOf.ts'
import { NO_ASSIGNED_DATA, type PersonAccess } from '#domain/roles/PersonAccess.ts'
import { hasAdminLevel, hasOwnerLevel, hasStaffLevel, STUDENT_LEVEL } from '#domain/roles/roles.ts'
import type { User } from '#payload-types'

/** Permissions in addition to the level, which the session strategy reads for staff. */
export type GrantedAccess = Pick<PersonAccess, 'accessList' | 'features' | 'offFeatures' | 'assigned'>

export const NO_ACCESS: GrantedAccess = {
  accessList: [],
  features: [],
  offFeatures: [],
  assigned: NO_ASSIGNED_DATA,
}

/** What the session strategy adds to `req.user`. */
export type SessionUser = User & {
  collection: 'users'
  _sid: string
  _isStaff: boolean
  _access?: GrantedAccess
  /** The staff member in a view-as session; such a session changes nothing. */
  _viewedBy?: string | null
  _isReadOnly?: boolean
}

export type Viewer = PersonAccess & {
  id: string
  isStaff: boolean
  isAdmin: boolean
  isOwner: boolean
  project: string | null
  /** A read-only session: view as, and previews of drafts in the storefront. */
  isReadOnly: boolean
}

const viewers = new WeakMap<object, Viewer>()

/**
 * The requesting person, with the permissions of this session: one from a 4-digit code has student
 * permissions whatever the person's level (docs/security.md, "Signing in"). Null without a session. Calculated
 * once per user object, which belongs to one request.
 */
export function viewerOf(req: Pick<PayloadRequest, 'user'>): Viewer | null {
  const user = req.user as SessionUser | null
  if (!user) return null
  const cached = viewers.get(user)
  if (cached) return cached
  const level = user._isStaff ? (user.userLevel ?? STUDENT_LEVEL) : STUDENT_LEVEL
  const project = idOf(user.project)
  const viewer: Viewer = {
    ...(user._access ?? NO_ACCESS),
    id: String(user.id),
    level,
    isStaff: hasStaffLevel(level),
    isAdmin: hasAdminLevel(level),
    isOwner: hasOwnerLevel(level) && project === null,
    project,
    isReadOnly: user._isReadOnly ?? false,
  }
  viewers.set(user, viewer)
  return viewer
}
