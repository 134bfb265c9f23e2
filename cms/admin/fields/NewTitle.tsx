'use client'
import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Heading of a new document, such as `New coupon`, until it has a title. */
export function NewTitle({ label }: { label: string }) {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { t } = useTranslation()
  const isUntitled = !id && (!title || title === `[${t('general:untitled')}]`)
  useEffect(() => {
    if (!isUntitled) return
    // After Payload's title provider, which sets the title in effects.
    const frame = requestAnimationFrame(() => setDocumentTitle(label))
    return () => cancelAnimationFrame(frame)
  }, [isUntitled, label, setDocumentTitle])
  return null
}
