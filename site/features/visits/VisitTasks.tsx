'use client'
import { StorageNote } from '#site/features/shell/frame/StorageNote.tsx'
import { ReferralCapture } from '#site/features/shell/ReferralCapture.tsx'
import { VisitReport } from './VisitReport.tsx'

/** What a page does for a visit once it works: loaded after the rest, so that it delays nothing a visitor waits for. */
export const VisitTasks = () => (
  <>
    <ReferralCapture />
    <VisitReport />
    <StorageNote />
  </>
)
