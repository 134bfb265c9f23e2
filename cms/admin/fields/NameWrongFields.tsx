'use client'
import {
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { refusalText } from '#domain/text/refusalText.ts'
import { labelled } from '#hooks/shared/labelled.ts'
import { flatClientFields } from './flatClientFields.ts'

/**
 * In a document's controls: when Payload's form finds a field wrong before it sends anything, the message names the field and
 * says what is wrong with it, as that of a save which the server refuses does.
 */
export function NameWrongFields() {
  const { getFields } = useForm()
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const wasRefused = useFormSubmitted()
  const wasProcessing = useRef(false)
  useEffect(() => {
    const hasEnded = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    // What was sent counts as saved, even if the server refuses it.
    if (!hasEnded || !wasRefused || !isModified || !collectionSlug) return
    const wrong = Object.entries(getFields()).flatMap(([path, { valid, errorMessage }]) =>
      valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
    )
    if (wrong.length === 0) return
    const { fields } = getEntityConfig({ collectionSlug })
    toast.error(refusalText(labelled({ flattenedFields: flatClientFields(fields) }, wrong)))
  }, [isProcessing, wasRefused, isModified, collectionSlug, getFields, getEntityConfig])
  return null
}
