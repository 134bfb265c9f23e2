'use client'
import { useCallback, useEffect, useState } from 'react'
import { LONG_OTP_LENGTH } from '#domain/auth/policy.ts'
import type { SentTo } from '#domain/calls/account.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { callAccount } from '#site/data/account/account.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { OtpField } from '#site/ui/fields/OtpField.tsx'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { fields } from './codes.css.ts'
import { nextSendAt } from './codeTimes.ts'
import { ResendLine } from './ResendLine.tsx'

type ProofDialogProps = {
  /** The purpose of the code: `Download my data`. */
  purpose: string
  /** Called with the time until which the proof is valid (ms since epoch), or null when cancelled. */
  onEnd: (provenUntil: number | null) => void
}

/** Asks for a fresh code, which is sent when the dialog opens. */
export function ProofDialog({ purpose, onEnd }: ProofDialogProps) {
  const t = useTexts('profile')
  const messages = useTexts('messages')
  const { base } = useProject()
  const [sentTo, setSentTo] = useState<SentTo | null>(null)
  const [code, setCode] = useState('')
  const [sendProblem, setSendProblem] = useState<string | null>(null)
  const [codeProblem, setCodeProblem] = useState<string | null>(null)
  const [pending, setPending] = useState<'send' | 'verify' | null>('send')
  const [nextAt, setNextAt] = useState(0)

  const send = useCallback(async () => {
    setPending('send')
    const answer = await callAccount(base, 'auth/stepup/send', { purpose: 'proof' })
    setPending(null)
    setSendProblem(answer.apiSuccess ? null : answer.message)
    setNextAt(nextSendAt(Date.now(), answer.apiSuccess ? undefined : answer))
    if (answer.apiSuccess) setSentTo(answer.sentTo)
  }, [base])
  useEffect(() => void send(), [send])

  const verify = async () => {
    setPending('verify')
    const answer = await callAccount(base, 'auth/stepup/verify', { code })
    setPending(null)
    if (answer.apiSuccess) onEnd(answer.provenUntil)
    else setCodeProblem(answer.message)
  }
  return (
    <Dialog isOpen onClose={() => onEnd(null)} title={t.confirmYou} description={purpose} size="m">
      <form
        className={fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (code.length === LONG_OTP_LENGTH && !pending) void verify()
        }}
      >
        {sendProblem ? (
          <Banner tone="danger" role="alert">
            {sendProblem}
          </Banner>
        ) : null}
        {sentTo ? (
          <OtpField
            label={fillPlaceholders(t.codeSentTo, { to: sentTo.to })}
            name="code"
            length={LONG_OTP_LENGTH}
            autoFocus
            value={code}
            onChange={(typed) => {
              setCode(typed)
              setCodeProblem(null)
            }}
            error={codeProblem ?? undefined}
            help={messages.otpNotice}
          />
        ) : null}
        {sentTo || sendProblem ? null : <CodeSkeleton />}
        <Button
          type="submit"
          size="l"
          isBlock
          isPending={pending === 'verify'}
          isDisabled={pending !== 'verify' && code.length < LONG_OTP_LENGTH}
        >
          {messages.verify}
        </Button>
        <ResendLine nextAt={nextAt} isPending={pending === 'send'} onResend={() => void send()} />
      </form>
    </Dialog>
  )
}

function CodeSkeleton() {
  const { sendingOtp } = useTexts('messages')
  return (
    <div role="status">
      <span className="sr-only">{sendingOtp}</span>
      <Skeleton width="60%" height={20} />
      <Skeleton height={64} radius={12} />
    </div>
  )
}
