import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOfPage } from '../panel/viewerOfPage.ts'
import { GiveAccessButton } from './GiveAccessButton.tsx'

/** Over the list of what is open to whom: the way to open something by hand, for whoever edits enrolments. */
export async function GiveAccess({ payload }: ServerProps) {
  const page = await viewerOfPage({ payload })
  return page && hasModule(page.viewer, 'enrolments', 'edit') ? <GiveAccessButton /> : null
}
