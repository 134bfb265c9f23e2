import type { PayloadRequest, ServerProps } from 'payload'
import { MODULES } from '#access/modules.ts'
import { projectOf } from '#access/projectOf.ts'
import { projectBase } from '#domain/links/projectPath.ts'
import { isPathBelow } from '#domain/roles/adminPath.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'
import { hasAdminLevel, roleName } from '#domain/roles/roles.ts'
import { selectedProjectOf } from '../../operations/panel/selectedProject.ts'
import { HeaderBar } from './HeaderBar.tsx'
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx'
import { viewerOfPage } from './viewerOfPage.ts'

/** Pages without anything to edit. */
const PAGES_WITHOUT_EDITING = ['/activities', '/franchise', '/expert']

const canBeEdited = (path: string): boolean => !PAGES_WITHOUT_EDITING.some((url) => isPathBelow(path, url))

/**
 * Top bar of every panel page, with a notice when the viewer may only read the page. Admins never see the notice: they may change
 * everything people can change, and data written by the server alone needs none.
 */
export async function Header({
  payload,
  req: reqOfPage,
  params,
  user,
}: ServerProps & { req?: PayloadRequest }) {
  const page = await viewerOfPage({ payload, req: reqOfPage })
  if (!page) return null
  const { req, viewer } = page
  const scope = await selectedProjectOf(req, viewer)
  const here = projectOf(req)
  const only = scope.projects.length === 1 ? scope.projects[0] : undefined
  const shown = only ?? scope.choices.find(({ id }) => id === here?.id)
  const path = `/${((params?.segments ?? []) as string[]).join('/')}`
  const access = pageAccess(viewer, path, MODULES)
  return (
    <>
      <HeaderBar
        title={scope.isAll ? 'All projects' : (only?.title ?? 'Shala')}
        siteUrl={shown ? (shown.id === here?.id ? '/' : `${projectBase(shown.slug)}/`) : null}
        choices={
          viewer.isOwner ? scope.choices.map(({ slug, title, status }) => ({ slug, title, status })) : []
        }
        chosen={scope.isAll ? null : (only?.slug ?? null)}
        person={{ name: user?.name || 'Account', role: roleName(viewer.level, viewer.isOwner) }}
      />
      {access.isAllowed && !access.canEdit && !hasAdminLevel(viewer.level) && canBeEdited(path) && (
        <ReadOnlyNotice />
      )}
    </>
  )
}
