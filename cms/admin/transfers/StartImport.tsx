'use client'
import { SaveButton, useDocumentInfo } from '@payloadcms/ui'

/** The button of the import drawer; an import that began can't be started again. */
export function StartImport() {
  const { id } = useDocumentInfo()
  return id ? null : <SaveButton label="Import" />
}
