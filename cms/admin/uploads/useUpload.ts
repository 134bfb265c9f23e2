'use client'
import { useEffect, useRef, useState } from 'react'
import type { UploadKind } from '#domain/storage/uploadParts.ts'
import { postBytes, postCall, type Refusal } from '../ui/panelClient.ts'
import { dropToken, type Transport, type Uploaded, uploadInParts } from './uploadInParts.ts'

const transport: Transport = {
  post: postCall,
  sendPart: postBytes,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** A refusal without a code is a network failure. */
const textFor = ({ code, message }: Refusal): string =>
  code ? message : 'The connection was lost. What has arrived is kept.'

export type Sending =
  | { state: 'idle' }
  /** `share` from 0 to 1. */
  | { state: 'sending'; file: File; share: number }
  | { state: 'interrupted'; file: File; message: string }

/** Uploads one file at a time in parts; an interrupted upload resumes when the same file is chosen again. */
export function useUpload(kind: UploadKind) {
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const stopped = useRef(false)
  useEffect(
    () => () => {
      stopped.current = true
    },
    [],
  )

  /** Resolves to null when it was stopped. A refusal stays shown until the file is sent again. */
  async function send(file: File): Promise<Uploaded | Refusal | null> {
    stopped.current = false
    setSending({ state: 'sending', file, share: 0 })
    const uploaded = await uploadInParts(file, {
      kind,
      transport,
      tokens: window.localStorage,
      onProgress: (share) => setSending({ state: 'sending', file, share }),
      isStopped: () => stopped.current,
    })
    if (uploaded === null) setSending({ state: 'idle' })
    else if ('apiSuccess' in uploaded) setSending({ state: 'interrupted', file, message: textFor(uploaded) })
    return uploaded
  }

  /** Keeps the parts that have arrived, so that the upload can be resumed. */
  const stop = () => {
    stopped.current = true
    setSending({ state: 'idle' })
  }

  /** Hides the progress; `isOver` also drops the token, so that the parts are not used again. */
  const settle = (file: File, isOver = true) => {
    if (isOver) dropToken(window.localStorage, kind, file)
    setSending({ state: 'idle' })
  }

  const fail = (file: File, message: string) => setSending({ state: 'interrupted', file, message })

  return { sending, send, stop, settle, fail }
}
