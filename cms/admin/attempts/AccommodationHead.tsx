import type { ServerProps } from 'payload'
import { assignmentLimit, hasModule } from '#access/moduleRules.ts'
import { grantableBatches } from '../../operations/attempts/staff/grantableBatches.ts'
import { viewerOfPage } from '../panel/viewerOfPage.ts'
import { GrantAccommodation } from './GrantAccommodation.tsx'

/** Above the list of accommodations: what they are, and the button that grants one. */
export async function AccommodationHead({ payload }: ServerProps) {
  const page = await viewerOfPage({ payload })
  if (!page) return null
  const { req, viewer } = page
  const canGrant = hasModule(viewer, 'testPaperStatus', 'edit')
  return (
    <div className="question-filters">
      <p className="panel-muted">
        More time, attempts or help in tests, for a student or a batch. Who has several gets the best of each.
      </p>
      {canGrant && (
        <GrantAccommodation
          batches={await grantableBatches(req)}
          isLimited={assignmentLimit(req, 'accommodations') !== null}
        />
      )}
    </div>
  )
}
