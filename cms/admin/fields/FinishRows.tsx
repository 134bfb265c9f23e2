'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import type { Row } from 'payload'
import { useEffect } from 'react'

const AFTER_MS = 1000

const isAdded = (row: Row) => row.isLoading === true && row.collapsed === undefined

/**
 * In every document's controls. A row that is added just before the form hears from the server counts as known to it: its
 * fields are never requested, and it stays an empty bar. This touches such rows until the form requests them. A row that is
 * added to a list whose rows start collapsed stays open: Payload's form does not send that it is open, and the server would
 * collapse it.
 */
export function FinishRows() {
  const { dispatchFields, getFields } = useForm()
  // A text, so that this is drawn again only when other rows wait.
  const waiting = useFormFields(([fields]) =>
    Object.entries(fields)
      .flatMap(([path, { rows = [] }]) =>
        rows.map((row, index) => (row.isLoading ? `${path}.${index}.id` : '')),
      )
      .filter(Boolean)
      .join(' '),
  )

  const added = useFormFields(([fields]) =>
    Object.entries(fields)
      .filter(([, { rows = [] }]) => rows.some(isAdded))
      .map(([path]) => path)
      .join(' '),
  )

  useEffect(() => {
    if (!added) return
    for (const path of added.split(' ')) {
      const rows = getFields()[path]?.rows ?? []
      const updatedRows = rows.map((row) => (isAdded(row) ? { ...row, collapsed: false } : row))
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
    }
  }, [added, dispatchFields, getFields])

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
