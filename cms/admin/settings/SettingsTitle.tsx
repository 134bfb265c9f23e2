'use client'
import { useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Heads the one document of a collection with what it is, instead of its id. */
export function SettingsTitle({ label }: { label: string }) {
  const { title, setDocumentTitle } = useDocumentTitle()
  useEffect(() => {
    if (title === label) return
    // After the provider of titles, which names documents in effects of its own.
    const frame = requestAnimationFrame(() => setDocumentTitle(label))
    return () => cancelAnimationFrame(frame)
  }, [title, label, setDocumentTitle])
  return null
}
