'use client'
import { ImportPreview } from '@payloadcms/plugin-import-export/rsc'
import { useDocumentInfo } from '@payloadcms/ui'

/** The parsed rows of the file before the import. */
export function ImportTable() {
  const { id } = useDocumentInfo()
  return id ? null : <ImportPreview />
}
