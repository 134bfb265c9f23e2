'use client'
import { toast, useAuth, useField } from '@payloadcms/ui'
import { useId, useRef } from 'react'
import type { FinishedUpload } from '#domain/calls/uploads.ts'
import { MAX_UPLOAD_BYTES } from '#domain/storage/uploadParts.ts'
import { fileSize } from '#domain/text/fileSize.ts'
import { postCall } from '../ui/panelClient.ts'
import { UploadProgress } from './UploadProgress.tsx'
import { useUpload } from './useUpload.ts'

type Props = {
  /** The field of the form that gets the file. */
  field: string
  accept: string
}

const LONGEST_TITLE = 200
const titleOf = (name: string): string => name.replace(/\.[^.]*$/, '').slice(0, LONGEST_TITLE) || name

/** Next to an upload field of a lesson: uploads a file of any size in parts, resumes after an interruption, and selects the file. */
export function LargeFileField({ field, accept }: Props) {
  const may = useAuth().permissions?.collections?.['private-files']
  const { value, setValue } = useField<string>({ path: field })
  const { sending, send, stop, settle, fail } = useUpload('privateFile')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  if (!may?.create) return null

  async function upload(file: File | undefined) {
    if (!file) return
    const uploaded = await send(file)
    if (input.current) input.current.value = ''
    if (uploaded === null || 'apiSuccess' in uploaded) return
    const made = await postCall<FinishedUpload>('/uploads/finish', { ...uploaded, title: titleOf(file.name) })
    if (!made.apiSuccess) return fail(file, made.message)
    settle(file)
    setValue(made.id)
    toast.success(made.message)
  }

  return (
    <div className="panel-field upload-field">
      {sending.state === 'idle' ? (
        <button
          type="button"
          className="panel-button"
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          {value ? 'Upload another file' : 'Upload a file'}
        </button>
      ) : (
        <UploadProgress sending={sending} onStop={stop} onGoOn={(file) => void upload(file)} />
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label="File to upload"
        onChange={(event) => void upload(event.target.files?.[0])}
      />
      <p id={id} className="panel-field__help">
        {`Up to ${fileSize(MAX_UPLOAD_BYTES)}. If the connection is lost, choose the same file again within two days: it continues where it stopped.`}
      </p>
    </div>
  )
}
