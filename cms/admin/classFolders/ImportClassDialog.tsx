'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { CheckedClass } from '#domain/calls/classFolders.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { postCall } from '../ui/panelClient.ts'
import { UploadProgress } from '../uploads/UploadProgress.tsx'
import type { Uploaded } from '../uploads/uploadInParts.ts'
import { useUpload } from '../uploads/useUpload.ts'
import { ClassIssues } from './ClassIssues.tsx'
import { ClassOutline } from './ClassOutline.tsx'

type Checked = { file: File; uploaded: Uploaded; result: CheckedClass }

/** Uploads a class as a ZIP file, shows a preview or the problems found, and creates the class. */
export function ImportClassDialog({ onClose }: { onClose: () => void }) {
  const { sending, send, stop, settle, fail } = useUpload('classFolder')
  const [checked, setChecked] = useState<Checked | null>(null)
  const [busy, setBusy] = useState<'checking' | 'making' | null>(null)
  const [problem, setProblem] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const router = useRouter()

  async function check(file: File | undefined) {
    if (!file) return
    setChecked(null)
    setProblem('')
    const uploaded = await send(file)
    if (input.current) input.current.value = ''
    if (uploaded === null || 'apiSuccess' in uploaded) return
    setBusy('checking')
    const result = await postCall<CheckedClass>('/class/checkfolder', uploaded)
    setBusy(null)
    if (!result.apiSuccess) return fail(file, result.message)
    settle(file, false)
    setChecked({ file, uploaded, result: result as CheckedClass })
  }

  async function make({ file, uploaded }: Checked) {
    if (busy) return
    setBusy('making')
    setProblem('')
    const made = await postCall<{ id: string }>('/class/import', uploaded)
    setBusy(null)
    if (!made.apiSuccess) return setProblem(made.message)
    settle(file)
    toast.success(made.message)
    router.push(`/admin/collections/classes/${made.id}`)
    onClose()
  }

  const outline = checked?.result.outline
  return (
    <Dialog title="A class from a folder" isWide onClose={onClose}>
      <p className="panel-muted">
        Choose a ZIP: one that was downloaded from a class, or plain files. Of plain files, folders become
        chapters, and videos, sounds, PDFs and Markdown texts become lessons in the order of their names.
      </p>
      {sending.state === 'idle' || busy === 'checking' ? (
        <div className="panel-actions">
          <button
            type="button"
            className="panel-button"
            disabled={busy !== null}
            onClick={() => input.current?.click()}
          >
            {busy === 'checking' ? 'Checking' : checked ? 'Choose another ZIP' : 'Choose a ZIP'}
          </button>
        </div>
      ) : (
        <UploadProgress sending={sending} onStop={stop} onGoOn={(file) => void check(file)} />
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label="ZIP of a class"
        onChange={(event) => void check(event.target.files?.[0])}
      />
      {checked && outline && <ClassOutline outline={outline} />}
      {checked && !outline && <ClassIssues issues={checked.result.issues} more={checked.result.more} />}
      <div className="people-dialog__foot">
        <p className="panel-field__error" role="alert">
          {problem}
        </p>
        <div className="panel-actions people-dialog__actions">
          <button type="button" className="panel-button" onClick={onClose}>
            Back
          </button>
          <button
            type="button"
            className="panel-button panel-button--primary"
            disabled={!outline || busy !== null}
            onClick={() => checked && void make(checked)}
          >
            {busy === 'making' ? 'Making the class' : 'Make the class'}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
