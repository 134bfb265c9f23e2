'use client'
import { ImportPreview } from '@payloadcms/plugin-import-export/rsc'
import { useDocumentInfo } from '@payloadcms/ui'

/** The rows of the file as they were read, before the import; what came of it is told above. */
export function ImportTable() {
  const { id } = useDocumentInfo()
  return id ? null : <ImportPreview />
}
