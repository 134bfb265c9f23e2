import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { blockRefusal, levelRefusal, unlockRefusal, viewAsRefusal } from '#domain/people/changeRules.ts'
import { hasOwnerLevel, ROLE_NAMES, ROLES, roleName, roleOf } from '#domain/roles/roles.ts'
import { personTitle, toPerson } from '../../operations/people/findPerson.ts'
import { GrantAccessButton } from '../entitlements/GrantAccessButton.tsx'
import { PersonActions } from './PersonActions.tsx'
import { PersonMoney } from './PersonMoney.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** Header on all tabs of a person: role, verification and actions. Payload renders it on the list too, without an id. */
export async function PersonHeader({ id, payload, user: viewerUser }: ServerProps & { id?: string }) {
  const viewer = viewerOf({ user: viewerUser ?? null })
  const user = id ? await readRow({ payload, collection: 'users', where: { id: { equals: id } } }) : null
  if (!user || !viewer?.isStaff) return null
  const person = toPerson(user)
  const isOwner = hasOwnerLevel(person.level) && !person.hasProject
  const canChange = !viewer.isReadOnly && !user.deletedAt
  const block = { isBlocked: !user.isBlocked, otherOwners: 1 }
  return (
    <div className="people-header">
      <p className="people-header__facts">
        <span className="panel-badge panel-badge--info">{roleName(person.level, isOwner)}</span>
        <StatusBadge isBlocked={Boolean(user.isBlocked)} isDeleted={Boolean(user.deletedAt)} />
        {user.phone && <Verified what="Phone" isVerified={Boolean(user.isPhoneVerified)} />}
        {user.email && <Verified what="E-mail" isVerified={Boolean(user.isEmailVerified)} />}
      </p>
      {canChange && (
        <PersonActions
          person={{
            id: person.id,
            name: personTitle(user),
            level: person.level,
            isBlocked: Boolean(user.isBlocked),
          }}
          roles={ROLES.filter(({ level }) => levelRefusal(viewer, person, level) === null).map(
            ({ level, id }) => ({ level, label: ROLE_NAMES[id] }),
          )}
          ownRole={roleOf(person.level).level}
          canBlock={blockRefusal(viewer, person, block) === null}
          canUnlock={unlockRefusal(viewer, person) === null}
          canView={viewAsRefusal(viewer, person) === null && !user.isBlocked}
        />
      )}
      {canChange && person.hasProject && !user.isBlocked && hasModule(viewer, 'enrolments', 'edit') && (
        <GrantAccessButton student={{ id: person.id, title: personTitle(user) }} />
      )}
      {canChange && person.hasProject && (
        <PersonMoney
          viewer={viewer}
          person={{ id: person.id, name: personTitle(user), level: person.level }}
        />
      )}
    </div>
  )
}

const Verified = ({ what, isVerified }: { what: string; isVerified: boolean }) => (
  <span className={`panel-badge ${isVerified ? 'panel-badge--success' : 'panel-badge--warning'}`}>
    {isVerified ? `${what} verified` : `${what} not verified`}
  </span>
)
