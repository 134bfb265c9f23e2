import { Link } from '@payloadcms/ui'
import { ArrowLeft, Lock } from 'lucide-react'
import type { BasePayload } from 'payload'
import type { Viewer } from '#access/viewer.ts'
import { noAccessText } from '#domain/panel/noAccess.ts'
import type { PageAccess } from '#domain/roles/pageAccess.ts'
import { adminNames } from '../../operations/panel/adminNames.ts'

type Props = { access: PageAccess; viewer: Viewer; payload: BasePayload }

/** Explains why a page is not open, which permission opens it, and who can grant it. */
export async function NoAccess({ access, viewer, payload }: Props) {
  const text = noAccessText(access)
  if (!text) return null
  const names = await adminNames(payload, viewer.project)
  return (
    <section className="panel-empty" aria-labelledby="no-access">
      <Lock size={36} strokeWidth={1.5} aria-hidden="true" />
      <h1 id="no-access">No access</h1>
      <h2>{text.title}</h2>
      <p>{text.reason}</p>
      <p>
        {text.whoHelps}
        {names.length > 0 && ` Admins here: ${names.join(', ')}.`}
      </p>
      <Link prefetch={false} className="panel-button" href="/admin">
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        Back to the dashboard
      </Link>
    </section>
  )
}
