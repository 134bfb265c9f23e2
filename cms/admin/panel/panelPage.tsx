import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { MODULES } from '#access/modules.ts'
import { type Viewer, viewerOf } from '#access/viewer.ts'
import { type PageAccess, pageAccess } from '#domain/roles/pageAccess.ts'
import { NoAccess } from './NoAccess.tsx'
import { PanelFrame } from './PanelFrame.tsx'

export type PanelPage = {
  req: PayloadRequest
  viewer: Viewer
  access: PageAccess
  /** Path below /admin as shown by the browser. */
  path: string
  searchParams: Record<string, string | string[] | undefined>
}

/**
 * Renders a custom view of the panel. Payload serves custom views to anonymous visitors too, so every one must go through here:
 * anonymous visitors are redirected to the login, viewers without the permission see which one is needed (docs/security.md, "Access").
 */
export async function panelPage(
  props: AdminViewServerProps,
  render: (page: PanelPage) => ReactNode | Promise<ReactNode>,
) {
  const { initPageResult, params, searchParams = {} } = props
  const { req } = initPageResult
  const path = `/${((params?.segments ?? []) as string[]).join('/')}`
  const viewer = viewerOf(req)
  if (!viewer?.isStaff) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin${path}`)}`)
  const access = pageAccess(viewer, path, MODULES)
  return (
    <PanelFrame view={props}>
      {access.isAllowed ? (
        await render({ req, viewer, access, path, searchParams })
      ) : (
        <NoAccess access={access} viewer={viewer} payload={req.payload} />
      )}
    </PanelFrame>
  )
}
