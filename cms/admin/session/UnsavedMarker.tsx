'use client'
import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Marks a form as modified again after a refused save. Payload's form counts as unmodified once sent, so Save would be disabled and
 * leaving would not warn.
 */
export function UnsavedMarker() {
  const { setModified } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const wasRefused = useFormSubmitted()
  useEffect(() => {
    if (wasRefused && !isProcessing && !isModified) setModified(true)
  }, [wasRefused, isProcessing, isModified, setModified])
  return null
}
