import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { MODULES } from '#access/modules.ts'
import { viewerOf } from '#access/viewer.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'
import { NoAccess } from './NoAccess.tsx'
import { PanelFrame } from './PanelFrame.tsx'

/** Replaces a page of Payload that the viewer may not open (panelRoute.ts); the browser keeps its URL. */
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
