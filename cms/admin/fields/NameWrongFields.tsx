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
import { withFieldLabels } from '#hooks/shared/withFieldLabels.ts'
import { flatClientFields } from './flatClientFields.ts'

/**
 * When the client-side validation of Payload's form refuses a save, shows a toast that lists the invalid fields and their errors in their
 * order on the page, in the format of the server's refusals.
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
    // An unmodified form was sent, so the server answered and its message is shown already.
    if (!hasEnded || !wasRefused || !isModified || !collectionSlug) return
    const wrong = Object.entries(getFields()).flatMap(([path, { valid, errorMessage }]) =>
      valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
    )
    if (wrong.length === 0) return
    const flattenedFields = flatClientFields(getEntityConfig({ collectionSlug }).fields)
    const names = flattenedFields.map(({ name }) => name)
    const placeOf = ({ path }: { path: string }) => names.indexOf(path.split('.')[0] ?? '')
    const inOrder = wrong.toSorted((a, b) => placeOf(a) - placeOf(b))
    toast.error(refusalText(withFieldLabels({ flattenedFields }, inOrder)))
  }, [isProcessing, wasRefused, isModified, collectionSlug, getFields, getEntityConfig])
  return null
}
