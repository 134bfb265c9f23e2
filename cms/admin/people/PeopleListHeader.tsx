import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { RoleChips } from './RoleChips.tsx'

/** Above the list of people. */
export const PeopleListHeader = ({ user }: ServerProps) => (
  <RoleChips
    canAdd={hasModule(viewerOf({ user: user ?? null }), 'addUsers', 'edit')}
    seesPermissions={hasModule(viewerOf({ user: user ?? null }), 'permissions')}
  />
)
