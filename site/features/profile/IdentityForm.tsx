'use client'
import { useEffect, useRef, useState } from 'react'
import { formatCountdown, secondsUntil } from '#domain/auth/authInputs.ts'
import { LONG_OTP_LENGTH } from '#domain/auth/policy.ts'
import type { IdentityChannel } from '#domain/calls/account.ts'
import { filterEmailKeys, parseEditedEmail } from '#domain/people/EmailSchema.ts'
import { indianPhone, onlyDigits } from '#domain/people/indianPhone.ts'
import { phoneText } from '#domain/people/phoneText.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { type AccountRefusal, callAccount } from '#site/data/account/account.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { buttons, fields, note } from '#site/features/shell/proof/codes.css.ts'
import { nextSendAt } from '#site/features/shell/proof/codeTimes.ts'
import { ResendLine } from '#site/features/shell/proof/ResendLine.tsx'
import { useNow } from '#site/features/shell/useNow.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { OtpField } from '#site/ui/fields/OtpField.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'

type IdentityFormProps = {
  channel: IdentityChannel
  /** An unproven value of the account, to be verified unchanged. */
  initial?: string
  onDone: () => void | Promise<void>
  onCancel: () => void
}
/** Codes were sent to `value`, and to `old` when a proven value is replaced. */
type Sent = { value: string; old: { channel: IdentityChannel; to: string } | null }
type Problem = { text: string; field?: string }

/** A new phone or e-mail: first the value, then the codes of both the old and the new one. */
export function IdentityForm({ channel, initial = '', onDone, onCancel }: IdentityFormProps) {
  const t = useTexts('profile')
  const messages = useTexts('messages')
  const { base, config } = useProject()
  const isIntl = config.adminWebConfig?.signupForm?.isIntlPhoneEnabled ?? false
  const showSnackbar = useSnackbar()
  const [typed, setTyped] = useState(() => (channel === 'phone' && !isIntl ? indianDigits(initial) : initial))
  const [sent, setSent] = useState<Sent | null>(null)
  const [codes, setCodes] = useState({ newCode: '', oldCode: '' })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [pending, setPending] = useState<'send' | 'verify' | null>(null)
  const [nextAt, setNextAt] = useState(0)
  const waiting = secondsUntil(nextAt, useNow(nextAt))

  const fail = (refusal: AccountRefusal) => {
    if (refusal.code === 'limit') setNextAt(nextSendAt(Date.now(), refusal))
    // The value belongs to another account, or the codes have expired: back to the value, with the reason.
    if (refusal.code === 'taken') setSent(null)
    setProblem({ text: refusal.message, field: refusal.field })
  }
  const send = async (value: string) => {
    setPending('send')
    setProblem(null)
    const answer = await callAccount(base, 'auth/changeidentity/send', { channel, value })
    setPending(null)
    if (!answer.apiSuccess) return fail(answer)
    if (sent) showSnackbar(messages.otpSentAgain)
    else setCodes({ newCode: '', oldCode: '' })
    setSent({ value: answer.value, old: answer.old })
    setNextAt(nextSendAt(Date.now()))
  }
  const verify = async ({ value, old }: Sent) => {
    setPending('verify')
    setProblem(null)
    const answer = await callAccount(base, 'auth/changeidentity/verify', {
      channel,
      value,
      newCode: codes.newCode,
      ...(old ? { oldCode: codes.oldCode } : {}),
    })
    setPending(null)
    if (!answer.apiSuccess) return fail(answer)
    showSnackbar(answer.message)
    await onDone()
  }

  if (!sent)
    return (
      <ValueStep
        channel={channel}
        typed={typed}
        before={initial}
        isIntl={isIntl}
        onType={(value) => {
          setTyped(value)
          setProblem(null)
        }}
        problem={problem?.text}
        waiting={waiting}
        isPending={pending === 'send'}
        onSend={(value) => void send(value)}
        onCancel={onCancel}
      />
    )
  const isWhole =
    codes.newCode.length === LONG_OTP_LENGTH && (!sent.old || codes.oldCode.length === LONG_OTP_LENGTH)
  const isOldWrong = problem?.field === 'oldCode'
  return (
    <form
      className={fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole && !pending) void verify(sent)
      }}
    >
      <OtpField
        label={fillPlaceholders(t.codeSentTo, { to: shown(channel, sent.value) })}
        name="newCode"
        length={LONG_OTP_LENGTH}
        autoFocus
        value={codes.newCode}
        onChange={(newCode) => setCodes((previous) => ({ ...previous, newCode }))}
        error={problem && !isOldWrong ? problem.text : undefined}
        help={sent.old ? undefined : messages.otpNotice}
      />
      {sent.old ? (
        <OtpField
          label={fillPlaceholders(t.oldCodeSentTo, { to: sent.old.to })}
          name="oldCode"
          length={LONG_OTP_LENGTH}
          value={codes.oldCode}
          onChange={(oldCode) => setCodes((previous) => ({ ...previous, oldCode }))}
          error={isOldWrong ? problem.text : undefined}
          help={messages.otpNotice}
        />
      ) : null}
      <ResendLine nextAt={nextAt} isPending={pending === 'send'} onResend={() => void send(sent.value)} />
      <div className={buttons}>
        <Button
          type="submit"
          size="l"
          isBlock
          isPending={pending === 'verify'}
          isDisabled={!pending && !isWhole}
        >
          {messages.verify}
        </Button>
        <Button
          look="ghost"
          isBlock
          isDisabled={pending !== null}
          onPress={() => {
            setSent(null)
            setProblem(null)
          }}
        >
          {messages.change}
        </Button>
      </div>
    </form>
  )
}

const shown = (channel: IdentityChannel, value: string): string =>
  channel === 'phone' ? phoneText(value) : value

type ValueStepProps = {
  channel: IdentityChannel
  typed: string
  /** The unproven value of the account; empty when there is none. */
  before: string
  /** Whether phones from abroad are accepted. */
  isIntl: boolean
  onType: (typed: string) => void
  problem?: string
  waiting: number
  isPending: boolean
  onSend: (value: string) => void
  onCancel: () => void
}

function ValueStep(props: ValueStepProps) {
  const { channel, typed, before, isIntl, onType, problem, waiting, isPending, onSend, onCancel } = props
  const t = useTexts('profile')
  const messages = useTexts('messages')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const value = readValue(channel, typed, isIntl, before)
  const isUnchanged = before !== '' && (value === before || typed === before)
  const shared = {
    inputRef: first,
    isRequired: true,
    value: typed,
    validationBehavior: 'aria' as const,
    error: problem,
  }
  return (
    <form
      className={fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (value && !isPending && waiting === 0) onSend(value)
      }}
    >
      {channel === 'phone' ? (
        <TextField
          {...shared}
          label={before ? t.phone : t.newPhone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          affix={isIntl ? undefined : '+91'}
          counter={isIntl ? undefined : `${typed.length}/10`}
          placeholder={isIntl ? '+91 98765 43210' : undefined}
          help={isIntl ? t.withCountryCode : undefined}
          onChange={(text) => onType(isIntl ? text.slice(0, 24) : indianDigits(text))}
        />
      ) : (
        <TextField
          {...shared}
          label={before ? t.email : t.newEmail}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="you@example.org"
          onChange={(text) => onType(filterEmailKeys(text))}
        />
      )}
      <p className={note}>{isUnchanged ? t.verifyNeeded : t.bothNeeded}</p>
      {before && !isUnchanged ? <p className={note}>{t.identityText}</p> : null}
      <div className={buttons}>
        <Button
          type="submit"
          size="l"
          isBlock
          isPending={isPending}
          isDisabled={!isPending && (!value || waiting > 0)}
        >
          {waiting > 0 ? fillPlaceholders(t.getOtpIn, { time: formatCountdown(waiting) }) : messages.getOtp}
        </Button>
        <Button look="ghost" isBlock isDisabled={isPending} onPress={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}

/** At most ten digits, without a pasted +91 or leading 0. */
const indianDigits = (text: string): string => indianPhone(text)?.slice(3) ?? onlyDigits(text).slice(0, 10)

/** The value for the call, or null while it is incomplete; the server validates it. */
function readValue(channel: IdentityChannel, typed: string, isIntl: boolean, before: string): string | null {
  if (channel === 'email') return parseEditedEmail(typed, before)
  if (isIntl) return onlyDigits(typed).length >= 6 ? typed : null
  return indianPhone(typed)
}
