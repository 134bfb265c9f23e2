'use client'
import { Link, useDocumentInfo } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'

/** Explanation above the versions of a document. Payload renders it on every tab and on lists. */
export function VersionsNote({ hasLog }: { hasLog: boolean }) {
  const { id } = useDocumentInfo()
  const path = usePathname()
  if (!id || !path.endsWith(`/${id}/versions`)) return null
  return (
    <p className="versions-note">
      Every state that was saved, to compare and to restore.
      {hasLog && (
        <>
          {' Who changed what stands in the '}
          <Link href={path.replace(/versions$/, 'history')} prefetch={false}>
            activity log
          </Link>
          .
        </>
      )}
    </p>
  )
}
