import { notFound, redirect } from 'next/navigation'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { type Viewer, viewerOf } from '#access/viewer.ts'
import type { User } from '#payload-types'
import { findPerson } from '../../operations/people/findPerson.ts'

type Tab = { req: PayloadRequest; viewer: Viewer; person: User }

/** Renders a tab of a person, for staff who may see the person and have the tab's permission. */
export async function personTab(
  { initPageResult, doc }: DocumentViewServerProps,
  { isAllowed, permission }: { isAllowed: (viewer: Viewer) => boolean; permission: string },
  render: (tab: Tab) => ReactNode | Promise<ReactNode>,
) {
  const { req } = initPageResult
  const viewer = viewerOf(req)
  if (!viewer?.isStaff) redirect('/admin/login')
  if (!isAllowed(viewer))
    return (
      <div className="panel">
        <div className="panel-empty">
          <h2>{`You need the permission “${permission}”`}</h2>
          <p>Admins have it.</p>
        </div>
      </div>
    )
  const person = await findPerson(req, String(doc.id))
  if (!person) notFound()
  return <div className="panel people-tab">{await render({ req, viewer, person })}</div>
}
