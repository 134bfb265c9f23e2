'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { ReplaceFile } from './ReplaceFile.tsx'

/** On the page of an upload: replaces its file. */
export function ReplaceFileField() {
  const { id, collectionSlug, title, hasSavePermission } = useDocumentInfo()
  if (!id || !hasSavePermission || (collectionSlug !== 'media' && collectionSlug !== 'private-files'))
    return null
  return (
    <div className="panel-field storage-replace">
      <span className="panel-field__label">Another file, same address</span>
      <ReplaceFile
        collection={collectionSlug}
        id={String(id)}
        title={title || 'this file'}
        onDone={() => window.location.reload()}
      />
      <p className="panel-field__help">
        Pages that show this file show the new one at once. What you typed and did not save is lost.
      </p>
    </div>
  )
}
