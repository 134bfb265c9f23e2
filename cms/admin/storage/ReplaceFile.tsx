'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { ANSWERS } from '#domain/text/messages.ts'
import { postForm } from '../ui/panelClient.ts'

const ACCEPTS = {
  media: 'image/png,image/jpeg,image/webp,image/avif,image/gif',
  'private-files': 'application/pdf,video/mp4,video/webm,audio/*,.vtt',
} as const

type ReplaceFileProps = {
  collection: keyof typeof ACCEPTS
  id: string
  title: string
  /** Called after the file was replaced; by default the page is refreshed. */
  onDone?: () => void
}

/** Replaces a file; its URL stays the same. */
export function ReplaceFile({ collection, id, title, onDone }: ReplaceFileProps) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file || isBusy) return
    setBusy(true)
    const form = new FormData()
    form.set('_payload', '{}')
    form.set('file', file)
    const replaced = await postForm(`/${collection}/${id}/replacefile`, form)
    setBusy(false)
    if (input.current) input.current.value = ''
    if (!replaced.apiSuccess) return void toast.error(replaced.message)
    toast.success(ANSWERS.fileReplaced)
    if (onDone) onDone()
    else router.refresh()
  }
  return (
    <>
      <button
        type="button"
        className="panel-button"
        aria-label={`Replace file of ${title}`}
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {isBusy ? 'Replacing' : 'Replace file'}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTS[collection]}
        aria-label={`New file of ${title}`}
        onChange={(event) => void send(event.target.files?.[0])}
      />
    </>
  )
}
