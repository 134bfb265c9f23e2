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
  /** The path below /admin, as the browser shows it. */
  path: string
  searchParams: Record<string, string | string[] | undefined>
}

/**
 * Draws a page of our own in the panel. Payload shows such pages to anonymous visitors too, so each goes through here:
 * who is not signed in goes to the login, who lacks the permission sees which one it is (docs/security.md, "Access").
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
