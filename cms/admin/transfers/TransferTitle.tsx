'use client'
import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Heading of a new export or import, such as `Export products`. */
export function TransferTitle({ verb }: { verb: 'Export' | 'Import' }) {
  const { id } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { title, setDocumentTitle } = useDocumentTitle()
  const slug = useFormFields(([fields]) => fields.collectionSlug?.value) as string | undefined
  const list = slug ? getEntityConfig({ collectionSlug: slug as never })?.labels?.plural : null
  const label = typeof list === 'string' ? `${verb} ${list.toLowerCase()}` : verb
  useEffect(() => {
    if (id || title === label) return
    // After Payload's title provider, which sets the title in effects.
    const frame = requestAnimationFrame(() => setDocumentTitle(label))
    return () => cancelAnimationFrame(frame)
  }, [id, title, label, setDocumentTitle])
  return null
}
