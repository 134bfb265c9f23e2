'use client'
import { Button, toast, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import type { Answered } from '../ui/callPeople.ts'
import { useStepUp } from '../ui/useStepUp.tsx'

type Refusal = { code?: string; errors?: { message?: string }[] }

function saveAs(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** In the export drawer: downloads the list as chosen; of personal data after a fresh code, asked for in place. */
export function DownloadButton() {
  const { getData } = useForm()
  const { run, dialog } = useStepUp()
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    const data = getData()
    const answer = await run(async (): Promise<Answered<{ file: Blob }>> => {
      const response = await fetch('/api/exports/download', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data }),
      }).catch(() => null)
      if (!response) return { apiSuccess: false, message: MESSAGES.someError }
      if (response.ok) return { apiSuccess: true, message: '', file: await response.blob() }
      const refusal = (await response.json().catch(() => ({}))) as Refusal
      return {
        apiSuccess: false,
        message: refusal.errors?.[0]?.message ?? ANSWERS.forbidden,
        ...(refusal.code ? { code: refusal.code } : {}),
      }
    })
    setBusy(false)
    if (!answer) return
    if (!answer.apiSuccess) return void toast.error(answer.message)
    saveAs(answer.file, `${data.name || 'list'}-${data.collectionSlug}.${data.format ?? 'csv'}`)
    toast.success('Downloaded.')
  }

  return (
    <>
      <Button type="button" size="medium" disabled={isBusy} onClick={download}>
        {isBusy ? 'Preparing…' : 'Download'}
      </Button>
      {dialog}
    </>
  )
}
