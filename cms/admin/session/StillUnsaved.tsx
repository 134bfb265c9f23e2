'use client'
import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * In a document's controls: what a refused save sent is still unsaved. Payload's form counts it as saved, so that Save could not be
 * pressed again and leaving asked nothing.
 */
export function StillUnsaved() {
  const { setModified } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const wasRefused = useFormSubmitted()
  useEffect(() => {
    if (wasRefused && !isProcessing && !isModified) setModified(true)
  }, [wasRefused, isProcessing, isModified, setModified])
  return null
}
