'use client'
import { useState } from 'react'
import { LONG_OTP_LENGTH } from '#domain/auth/policy.ts'
import { GUARDIAN_VERSION } from '#domain/people/consent/consents.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { callConsents } from '#site/data/account/consents.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { nextSendAt } from '#site/features/shell/proof/codeTimes.ts'
import { ResendLine } from '#site/features/shell/proof/ResendLine.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { OtpField } from '#site/ui/fields/OtpField.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { buttons, keep } from '../solutions/SolutionsScreen.css.ts'

/** A guardian agrees by a code that is sent to their own phone or e-mail. */
export function GuardianForm({ onDone }: { onDone: () => void }) {
  const t = useTexts('consents')
  const { base } = useProject()
  const show = useSnackbar()
  const [name, setName] = useState('')
  const [contact, setContact] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const [nextAt, setNextAt] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const guardian = { name, contact, channel: contact.includes('@') ? 'email' : 'phone' }
  const isFilled = name.trim() !== '' && contact.trim() !== ''

  const send = async () => {
    if (isBusy || !isFilled) return
    setBusy(true)
    const answer = await callConsents(base, 'auth/guardian/send', guardian)
    setBusy(false)
    setProblem(answer.apiSuccess ? null : answer.message)
    if (!answer.apiSuccess) return
    setSentTo(answer.contact)
    setNextAt(nextSendAt(Date.now()))
  }
  const verify = async () => {
    if (isBusy || code.length < LONG_OTP_LENGTH) return
    setBusy(true)
    const answer = await callConsents(base, 'auth/guardian/verify', {
      ...guardian,
      code,
      version: GUARDIAN_VERSION,
    })
    setBusy(false)
    setProblem(answer.apiSuccess ? null : answer.message)
    if (!answer.apiSuccess) return
    show(answer.message ?? '')
    onDone()
  }
  return (
    <form
      className={keep}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void (sentTo === null ? send() : verify())
      }}
    >
      <p>{t.guardianNeeded}</p>
      {sentTo === null ? (
        <>
          <TextField label={t.guardianName} value={name} onChange={setName} maxLength={100} />
          <TextField
            label={t.guardianContact}
            help={t.guardianContactText}
            value={contact}
            onChange={setContact}
            maxLength={254}
            validationBehavior="aria"
            error={problem}
          />
        </>
      ) : (
        <>
          <p>{t.guardianAgree}</p>
          <OtpField
            label={fillPlaceholders(t.guardianCode, { contact: sentTo })}
            length={LONG_OTP_LENGTH}
            value={code}
            onChange={setCode}
            error={problem ?? undefined}
          />
          <ResendLine nextAt={nextAt} isPending={isBusy} onResend={() => void send()} />
        </>
      )}
      <div className={buttons}>
        <PlainButton type="submit" size="s" isPending={isBusy}>
          {sentTo === null ? t.sendCode : t.guardianConfirm}
        </PlainButton>
        {sentTo === null ? null : (
          <PlainButton size="s" look="outline" onClick={() => setSentTo(null)}>
            {t.back}
          </PlainButton>
        )}
      </div>
    </form>
  )
}
