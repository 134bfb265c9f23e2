'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import type { Row } from 'payload'
import { useEffect } from 'react'

const AFTER_MS = 1000

const isAdded = (row: Row) => row.isLoading === true && row.collapsed === undefined

/**
 * Works around two faults of Payload's form. A row added just before a form-state response arrives is treated as known to the server: its fields are
 * never requested and it stays an empty bar, so such rows are changed until the form requests them. A row added to an initially
 * collapsed array collapses, because the form does not send that it is open, so such rows are expanded.
 */
export function FinishRows() {
  const { dispatchFields, getFields } = useForm()
  // A string, so that only a different set of rows renders this again.
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
      // The error of an id field is never shown; the change makes the form differ from the last state the server received.
      for (const path of waiting.split(' '))
        dispatchFields({ type: 'UPDATE', path, errorMessage: String(touches) })
    }, AFTER_MS)
    return () => clearInterval(timer)
  }, [waiting, dispatchFields])

  return null
}
