import type { ServerProps } from 'payload'
import { idOf } from '#access/idOf.ts'
import { hasAdminLevel } from '#domain/roles/roles.ts'
import { steppedUpUntil } from '../operations/auth/projectAlert.ts'

const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** On an admin’s dashboard, which only staff sessions open, while wrong codes have made new devices of the project use 6 digits (security.md). */
export async function SignInNotice({ payload, user }: ServerProps) {
  const project = idOf(user?.project)
  if (!project || !hasAdminLevel(user?.userLevel)) return null
  const until = await steppedUpUntil(payload, project, new Date())
  if (!until) return null
  return (
    <p className="admin-notice" role="status">
      <strong>Many wrong sign-in codes.</strong> Somebody may be guessing. Until {time.format(until)} new
      devices need a code of 6 digits; people on devices they used before sign in as always.
    </p>
  )
}
