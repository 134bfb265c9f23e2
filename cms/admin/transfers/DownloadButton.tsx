'use client'
import { Button, toast, useForm, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { postForFile } from '../ui/panelClient.ts'
import { saveFile } from '../ui/saveFile.ts'
import { PERIOD_PATH } from './ExportPeriodFields.tsx'

/** Export drawer: downloads the list with the chosen settings; personal data needs a fresh code. */
export function DownloadButton() {
  const { getData } = useForm()
  const [isBusy, setBusy] = useState(false)
  const list = useFormFields(([fields]) => fields.collectionSlug?.value)
  const problem = useFormFields(([fields]) => fields[PERIOD_PATH]?.errorMessage)

  async function download() {
    if (problem) return void toast.error(problem)
    setBusy(true)
    const data = getData()
    const answer = await postForFile('/exports/download', { data })
    setBusy(false)
    if (!answer.apiSuccess) return void toast.error(answer.message)
    saveFile(`${data.name || 'list'}-${data.collectionSlug}.${data.format ?? 'csv'}`, answer.file)
    toast.success('Downloaded.')
  }

  return (
    <Button type="button" size="medium" disabled={isBusy || !list} onClick={download}>
      {isBusy ? 'Preparing…' : 'Download'}
    </Button>
  )
}
