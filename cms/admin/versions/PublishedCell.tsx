'use client'
import type { DefaultCellComponentProps } from 'payload'
import { PublishedBadge, type PublishedState } from './PublishedBadge.tsx'

type Row = { _status?: string | null; _displayStatus?: PublishedState }

/** Whether a document is online, in a list. */
export function PublishedCell({ rowData }: DefaultCellComponentProps) {
  const { _status, _displayStatus } = rowData as Row
  return <PublishedBadge state={_displayStatus ?? (_status === 'published' ? 'published' : 'draft')} />
}
