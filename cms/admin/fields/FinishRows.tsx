'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

const AFTER_MS = 1000

/**
 * In every document's controls. A row that is added just before the form hears from the server counts as known to it:
 * nobody asks for its fields, and it stays an empty bar. This touches such rows until the form asks.
 */
export function FinishRows() {
  const { dispatchFields } = useForm()
  // A text, so that this is drawn again only when other rows wait.
  const waiting = useFormFields(([fields]) =>
    Object.entries(fields)
      .flatMap(([path, { rows = [] }]) =>
        rows.map((row, index) => (row.isLoading ? `${path}.${index}.id` : '')),
      )
      .filter(Boolean)
      .join(' '),
  )

  useEffect(() => {
    if (!waiting) return
    let touches = 0
    const timer = setInterval(() => {
      touches++
      // An id is never shown, so neither is this; it makes the form differ from what the server has heard.
      for (const path of waiting.split(' '))
        dispatchFields({ type: 'UPDATE', path, errorMessage: String(touches) })
    }, AFTER_MS)
    return () => clearInterval(timer)
  }, [waiting, dispatchFields])

  return null
}
