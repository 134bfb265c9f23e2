/** Spec 6: roles by level. The platform owner (1000, no project) is an addition. */
export const ROLES = [
  { id: 'student', level: 100, label: 'student' },
  { id: 'franchise', level: 200, label: 'Franchisee' },
  { id: 'expert', level: 400, label: 'Experts (Test-series/Doubts)' },
  { id: 'subadmin', level: 650, label: 'Sub Admin' },
  { id: 'admin', level: 800, label: 'admin' },
] as const

export const STUDENT_LEVEL = 100
export const STAFF_LEVEL = 200
export const SUBADMIN_LEVEL = 650
export const ADMIN_LEVEL = 800
export const OWNER_LEVEL = 1000

/** The highest role at or below the level; no level, or one below every role, is a student (spec 6). */
export function roleOf(level: number | null | undefined): (typeof ROLES)[number] {
  return ROLES.findLast((role) => role.level <= (level ?? 0)) ?? ROLES[0]
}

export const hasStaffLevel = (level: number | null | undefined): boolean => (level ?? 0) >= STAFF_LEVEL
export const hasAdminLevel = (level: number | null | undefined): boolean => (level ?? 0) >= ADMIN_LEVEL
export const hasOwnerLevel = (level: number | null | undefined): boolean => (level ?? 0) >= OWNER_LEVEL

/** The lowest level of a role. */
export const levelOf = (role: (typeof ROLES)[number]['id']): number =>
  ROLES.find(({ id }) => id === role)?.level ?? ADMIN_LEVEL

/** A person's role by the label of spec 6, as the expert panel's start names it. */
export const roleLabel = (level: number | null | undefined, isOwner = false): string =>
  isOwner ? 'Platform owner' : roleOf(level).label

/** A role of one person, as the panel writes it; platform owners have no role in spec 6. */
export const ROLE_NAMES: Record<(typeof ROLES)[number]['id'], string> = {
  student: 'Student',
  franchise: 'Franchisee',
  expert: 'Expert',
  subadmin: 'Sub admin',
  admin: 'Admin',
}

export const roleName = (level: number | null | undefined, isOwner = false): string =>
  isOwner ? 'Platform owner' : ROLE_NAMES[roleOf(level).id]
