import { ShieldAlert } from 'lucide-react'
import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { hasAdminLevel } from '#domain/roles/roles.ts'
import type { User } from '#payload-types'
import { steppedUpUntil } from '../operations/auth/projectAlert.ts'

type Props = { payload: BasePayload; user: unknown; timeZone: string }

/**
 * Dashboard notice for admins, shown while repeated wrong codes make new devices of the project sign in with 6 digits
 * (docs/security.md).
 */
export async function SignInNotice({ payload, user, timeZone }: Props) {
  const person = user as User | null
  const project = idOf(person?.project)
  if (!project || !hasAdminLevel(person?.userLevel)) return null
  const until = await steppedUpUntil(payload, project, new Date())
  if (!until) return null
  const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone }).format(until)
  return (
    <p className="panel-note panel-note--warning" role="status">
      <ShieldAlert size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <strong>Many wrong sign-in codes.</strong> Somebody may be guessing. Until {time} new devices need a
        code of 6 digits; people on devices they used before sign in as always.
      </span>
    </p>
  )
}
