'use client'
import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Heads a new export or import with what it is of: `Export products`. */
export function TransferTitle({ verb }: { verb: 'Export' | 'Import' }) {
  const { id } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { title, setDocumentTitle } = useDocumentTitle()
  const slug = useFormFields(([fields]) => fields.collectionSlug?.value) as string | undefined
  const list = slug ? getEntityConfig({ collectionSlug: slug as never })?.labels?.plural : null
  const label = typeof list === 'string' ? `${verb} ${list.toLowerCase()}` : verb
  useEffect(() => {
    if (id || title === label) return
    // After the provider of titles, which names documents in effects of its own.
    const frame = requestAnimationFrame(() => setDocumentTitle(label))
    return () => cancelAnimationFrame(frame)
  }, [id, title, label, setDocumentTitle])
  return null
}
