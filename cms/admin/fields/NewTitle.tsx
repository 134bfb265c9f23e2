'use client'
import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Heads a document that is not saved yet with what it will be, `New coupon`, until it has a title. */
export function NewTitle({ label }: { label: string }) {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { t } = useTranslation()
  const isUntitled = !id && (!title || title === `[${t('general:untitled')}]`)
  useEffect(() => {
    if (!isUntitled) return
    // After the provider of titles, which names documents in effects of its own.
    const frame = requestAnimationFrame(() => setDocumentTitle(label))
    return () => cancelAnimationFrame(frame)
  }, [isUntitled, label, setDocumentTitle])
  return null
}
