'use client'
import type { DefaultCellComponentProps } from 'payload'
import { PublishedBadge, type PublishedState } from './PublishedBadge.tsx'
import { useScheduledText } from './useScheduledText.ts'

type Row = { id: string; _status?: string | null; _displayStatus?: PublishedState }

/** List cell: the publication status of a document, and its next scheduled change. */
export function PublishedCell({ collectionSlug, rowData }: DefaultCellComponentProps) {
  const { id, _status, _displayStatus } = rowData as Row
  const pending = useScheduledText(collectionSlug, String(id))
  return (
    <>
      <PublishedBadge state={_displayStatus ?? (_status === 'published' ? 'published' : 'draft')} />
      {pending && <small className="pending-change">{pending}</small>}
    </>
  )
}
