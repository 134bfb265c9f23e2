import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOfPage } from '../panel/viewerOfPage.ts'
import { GrantAccessButton } from './GrantAccessButton.tsx'

/** Above the list of enrolments: the button to enrol a student, for viewers who may edit enrolments. */
export async function GrantAccess({ payload }: ServerProps) {
  const page = await viewerOfPage({ payload })
  return page && hasModule(page.viewer, 'enrolments', 'edit') ? <GrantAccessButton /> : null
}
