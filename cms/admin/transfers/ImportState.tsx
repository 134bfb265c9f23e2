'use client'
import { useDocumentInfo, useField, useForm } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Import } from '#payload-types'
import { readRest } from '../ui/panelClient.ts'

const POLL_EVERY_MS = 1000
/** A single failed poll is ignored. */
const SHOWN_FAILURES = 3

const STATES: Record<string, string> = {
  pending: 'Running',
  completed: 'Done',
  partial: 'Done, but some rows were not saved',
  failed: 'Nothing was imported',
}

/** Progress of an import, polled every second until it is complete; the report below is filled in then. */
export function ImportState({ path }: { path: string }) {
  const { id } = useDocumentInfo()
  const { value } = useField<string>({ path })
  const { reset } = useForm()
  const [doc, setDoc] = useState<Import | null>(null)
  const [failures, setFailures] = useState(0)
  const isRunning = Boolean(id) && value === 'pending'

  useEffect(() => {
    if (!isRunning) return
    let isGone = false
    let timer = setTimeout(poll, POLL_EVERY_MS)
    async function poll() {
      const found = await readRest<Import>(`/imports/${id}?depth=0`)
      if (isGone) return
      setFailures((count) => (found ? 0 : count + 1))
      if (found) setDoc(found)
      if (found && found.status !== 'pending') await reset(found)
      else timer = setTimeout(poll, POLL_EVERY_MS)
    }
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [id, isRunning, reset])

  if (!id) return null
  const { imported = 0, updated = 0, total = 0 } = doc?.summary ?? {}
  const done = (imported ?? 0) + (updated ?? 0)
  return (
    <div className="panel transfer-card" role="status">
      <p>{STATES[value ?? 'pending']}</p>
      {isRunning && (
        <>
          <progress max={total || 1} value={done} aria-label="Rows saved" />
          <p className="panel-muted">
            {total ? `${done} of ${total} rows` : 'Reading the file'}. It continues if you leave this page.
          </p>
          {failures >= SHOWN_FAILURES && (
            <p className="panel-field__error">The progress cannot be read now. It is tried again.</p>
          )}
        </>
      )}
    </div>
  )
}
