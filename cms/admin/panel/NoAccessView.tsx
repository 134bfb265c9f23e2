import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { MODULES } from '#access/modules.ts'
import { viewerOf } from '#access/viewer.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'
import { NoAccess } from './NoAccess.tsx'
import { PanelFrame } from './PanelFrame.tsx'

/** Stands in for a page of Payload's that the person may not open (panelRoute.ts); its address stays in the browser. */
export async function NoAccessView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const viewer = viewerOf(req)
  if (!viewer?.isStaff) redirect('/admin/login')
  const page = props.searchParams?.page
  const access = pageAccess(viewer, typeof page === 'string' ? page : '/', MODULES)
  if (access.isAllowed) redirect('/admin')
  return (
    <PanelFrame view={props}>
      <NoAccess access={access} viewer={viewer} payload={req.payload} />
    </PanelFrame>
  )
}
