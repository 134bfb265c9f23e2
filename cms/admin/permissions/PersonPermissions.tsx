import { Link } from '@payloadcms/ui'
import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { PRESETS } from '#domain/people/presets.ts'
import { hasAdminLevel, hasStaffLevel, SUBADMIN_LEVEL } from '#domain/roles/roles.ts'
import { assignedOf, permissionsOf } from '../../operations/people/staffWithAccess.ts'

type Props = {
  payload: BasePayload
  person: { id: string; level: number }
  canChange: boolean
}

/** A staff member's permissions, and presets for common jobs. */
export async function PersonPermissions({ payload, person: { id, level }, canChange }: Props) {
  if (!hasStaffLevel(level)) return null
  const isAdmin = hasAdminLevel(level)
  const row = isAdmin
    ? null
    : await readRow({ payload, collection: 'access-configurations', where: { user: { equals: id } } })
  const access = `/admin/collections/users/${id}/access`
  const assigned = assignedOf(row ?? undefined)
  return (
    <section className="panel-card" aria-label="Permissions">
      <div className="panel-head">
        <h2>Permissions</h2>
        {canChange && !isAdmin && (
          <Link href={access} prefetch={false}>
            Change permissions
          </Link>
        )}
      </div>
      <p>{isAdmin ? 'Admins have every permission.' : permissionsOf(row ?? undefined)}</p>
      {assigned !== '–' && <p className="panel-muted">{`Assigned: ${assigned}`}</p>}
      {canChange && level >= SUBADMIN_LEVEL && !isAdmin && (
        <nav className="panel-chips" aria-label="Start from a job">
          {PRESETS.map((preset) => (
            <Link key={preset.id} href={`${access}?preset=${preset.id}`} title={preset.text} prefetch={false}>
              {preset.label}
            </Link>
          ))}
        </nav>
      )}
    </section>
  )
}
