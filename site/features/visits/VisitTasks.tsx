'use client'
import { StorageNote } from '#site/features/shell/frame/StorageNote.tsx'
import { ReferralCapture } from '#site/features/shell/ReferralCapture.tsx'
import { VisitReport } from './VisitReport.tsx'

/** Background tasks of a visit, loaded after everything else, so that they delay nothing that a visitor waits for. */
export const VisitTasks = () => (
  <>
    <ReferralCapture />
    <VisitReport />
    <StorageNote />
  </>
)
