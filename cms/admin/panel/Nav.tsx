import type { PayloadRequest, ServerProps } from 'payload'
import { MODULES } from '#access/modules.ts'
import { navigationOf, nestNavigation } from '#domain/panel/navigation.ts'
import { panelPages } from '../../operations/panel/panelPages.ts'
import { NavPanel } from './NavPanel.tsx'
import { viewerOfPage } from './viewerOfPage.ts'

/** The panel's navigation: the modules open to the viewer, by group. */
export async function Nav({ payload, req }: ServerProps & { req?: PayloadRequest }) {
  const page = await viewerOfPage({ payload, req })
  const groups = page ? nestNavigation(navigationOf(page.viewer, MODULES, panelPages(payload)), MODULES) : []
  return <NavPanel groups={groups} />
}
