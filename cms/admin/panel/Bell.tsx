'use client'

import { Link } from '@payloadcms/ui'
import { Bell as BellIcon } from 'lucide-react'
import { useCounts } from './useCounts.ts'

/** Link to the pending work on the dashboard, with a dot while there is any. */
export function Bell() {
  const waiting = Object.values(useCounts()).reduce((sum, count) => sum + count, 0)
  const label = waiting > 0 ? `${waiting.toLocaleString('en-IN')} waiting for someone` : 'Nothing is waiting'
  return (
    <Link className="panel-bar__bell" href="/admin#waiting" prefetch={false} aria-label={label} title={label}>
      <BellIcon size={20} strokeWidth={1.75} aria-hidden="true" />
      {waiting > 0 && <span className="panel-bar__dot" />}
    </Link>
  )
}
