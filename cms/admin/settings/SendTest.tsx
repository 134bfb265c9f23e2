'use client'
import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { postCall } from '../ui/panelClient.ts'

const TESTS = {
  'message-settings': [
    { path: '/settings/testsms', label: 'Send an SMS to my phone', busy: 'Sending…' },
    { path: '/settings/testemail', label: 'Send an e-mail to my address', busy: 'Sending…' },
  ],
  'payment-settings': [
    { path: '/settings/testrazorpay', label: 'Check these keys with Razorpay', busy: 'Asking…' },
  ],
} as const

type Result = { state: 'good' | 'fallback' | 'bad'; text: string }

/** Tests the stored settings with a real request and shows the provider's response. */
export function SendTest() {
  const { id, collectionSlug, hasSavePermission } = useDocumentInfo()
  const isModified = useFormModified()
  const [busy, setBusy] = useState<string | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const tests = TESTS[collectionSlug as keyof typeof TESTS] ?? []

  async function run(path: string) {
    if (busy) return
    setBusy(path)
    setResult(null)
    const answer = await postCall<{ isFallback?: boolean }>(path, { id: String(id) })
    setBusy(null)
    const state = !answer.apiSuccess ? 'bad' : answer.isFallback ? 'fallback' : 'good'
    setResult({ state, text: answer.message })
  }

  if (!id) return <p className="send-test field-description">Save first, then you can test what is stored.</p>
  return (
    <section className="send-test" aria-label="Test">
      <div className="send-test__buttons">
        {tests.map(({ path, label, busy: busyLabel }) => (
          <Button
            key={path}
            size="small"
            margin={false}
            buttonStyle="secondary"
            disabled={busy !== null || hasSavePermission === false}
            onClick={() => void run(path)}
          >
            {busy === path ? busyLabel : label}
          </Button>
        ))}
      </div>
      <p className="field-description">
        {isModified
          ? 'Tests what is stored. Your changes are not saved yet.'
          : 'Tests what is stored, at most five times in ten minutes. Each message is in the delivery log.'}
      </p>
      <p role="status" className="send-test__result" data-state={result?.state}>
        {result?.text}
      </p>
    </section>
  )
}
