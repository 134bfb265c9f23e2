'use client'
import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import type { CheckedRecord } from '#domain/calls/settings.ts'
import { Badge } from '../ui/Badge.tsx'
import { postCall } from '../ui/panelClient.ts'

const BADGES = {
  good: { text: 'Right', tone: 'success' },
  warning: { text: 'Check', tone: 'warning' },
  bad: { text: 'Missing or wrong', tone: 'danger' },
} as const

/** Looks up SPF, DKIM and DMARC of the stored sender's domain and shows the problems of each. */
export function CheckDomain() {
  const { id, hasSavePermission } = useDocumentInfo()
  const isModified = useFormModified()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [records, setRecords] = useState<readonly CheckedRecord[]>([])

  async function check() {
    if (isBusy) return
    setBusy(true)
    const answer = await postCall<{ records: CheckedRecord[] }>('/settings/checkdomain', { id: String(id) })
    setBusy(false)
    setProblem(answer.apiSuccess ? '' : answer.message)
    setRecords(answer.apiSuccess ? answer.records : [])
  }

  if (!id) return null
  return (
    <section className="send-test" aria-label="Sender’s domain">
      <div className="send-test__buttons">
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          disabled={isBusy || hasSavePermission === false}
          onClick={() => void check()}
        >
          {isBusy ? 'Looking them up…' : 'Check SPF, DKIM and DMARC'}
        </Button>
      </div>
      <p className="field-description">
        {isModified
          ? 'Checks the stored sender. Your changes are not saved yet.'
          : 'Large mail services put mails into spam, or refuse them, when these records of the domain are missing.'}
      </p>
      <p role="status" className="send-test__result" data-state={problem ? 'bad' : undefined}>
        {problem}
      </p>
      {records.length > 0 && (
        <ul className="send-test__records" aria-label="Records of the domain">
          {records.map(({ record, name, state, text }) => (
            <li key={record}>
              <p>
                <strong>{record}</strong> <Badge {...BADGES[state]} />
              </p>
              <p className="panel-muted panel-small">{name}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
