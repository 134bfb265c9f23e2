'use client'
import { useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Heading of a singleton document: its label instead of its id. */
export function SettingsTitle({ label }: { label: string }) {
  const { title, setDocumentTitle } = useDocumentTitle()
  useEffect(() => {
    if (title === label) return
    // After Payload's title provider, which sets the title in effects.
    const frame = requestAnimationFrame(() => setDocumentTitle(label))
    return () => cancelAnimationFrame(frame)
  }, [title, label, setDocumentTitle])
  return null
}
