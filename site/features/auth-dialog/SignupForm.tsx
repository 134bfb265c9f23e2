'use client'
import type { OtpChannel } from '#domain/auth/authFlowState.ts'
import {
  canSend,
  canVerify,
  formatCountdown,
  isMethodChosen,
  needsNoCode,
  secondsUntilSend,
  signupOtpFields,
} from '#domain/auth/authInputs.ts'
import { isIndia } from '#domain/auth/PhoneCountry.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { CodeField } from './CodeField.tsx'
import { backRow, fields, note, quietOff, step } from './forms.css.ts'
import { Resend } from './Resend.tsx'
import { SignupPerson } from './SignupPerson.tsx'
import { StepUpBanner } from './StepUpBanner.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { UndeliveredNotice } from './UndeliveredNotice.tsx'
import type { Auth } from './useAuthFlow.ts'
import { useStepFocus } from './useStepFocus.ts'

/** SIGNUP and SIGNUP_OTP. */
export function SignupForm({ auth }: { auth: Auth }) {
  const t = useTexts('auth')
  const m = useTexts('messages')
  const { flow, settings, now, dispatch, send, verify } = auth
  const isCodeStep = flow.form === 'SIGNUP_OTP'
  const codes = signupOtpFields(flow, settings)
  const wait = secondsUntilSend(flow, settings, now)
  const first = useStepFocus(flow)
  return (
    <form
      className={fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isCodeStep) verify()
        else send()
      }}
    >
      <SignupPerson auth={auth} inputRef={isCodeStep ? undefined : first} />
      {isCodeStep ? (
        <>
          <StepUpBanner auth={auth} />
          {codes.phone ? (
            <div className={step}>
              <CodeField auth={auth} channel="phone" inputRef={first} />
              <Resend auth={auth} channel="phone" />
            </div>
          ) : null}
          {codes.email ? (
            <div className={step}>
              <CodeField auth={auth} channel="email" inputRef={codes.phone ? undefined : first} />
              <Resend auth={auth} channel="email" />
            </div>
          ) : null}
          <SubmitButton
            auth={auth}
            label={m.signup}
            isPending={flow.pending === 'verify'}
            isAble={canVerify(flow, settings)}
          />
        </>
      ) : (
        <>
          {flow.signupState === 'emailOtpSent' ? (
            <Banner tone="info" role="status">
              {fillPlaceholders(t.emailOtpOnly, { button: m.getOtp })}
            </Banner>
          ) : null}
          {flow.undelivered ? <OtherMethod auth={auth} channel={flow.undelivered} /> : null}
          <SubmitButton
            auth={auth}
            label={needsNoCode(flow, settings) ? m.signup : m.getOtp}
            isPending={flow.pending !== null}
            isAble={canSend(flow, settings, now)}
          />
        </>
      )}
      {wait > 0 ? (
        <p className={note}>{fillPlaceholders(t.nextCode, { time: formatCountdown(wait) })}</p>
      ) : null}
      <div className={backRow}>
        <Button
          look="ghost"
          size="s"
          className={quietOff}
          isDisabled={!isCodeStep || flow.pending !== null}
          onPress={() => dispatch({ type: 'changeSignupValuesPressed' })}
        >
          {m.changeSignupValues}
        </Button>
      </div>
    </form>
  )
}

/** When the person chose a channel for the code and it failed, offers the other one. */
function OtherMethod({ auth: { flow, settings, dispatch }, channel }: { auth: Auth; channel: OtpChannel }) {
  const t = useTexts('auth')
  const isByPhone = channel === 'phone'
  if (!isMethodChosen(settings) || !(isByPhone || isIndia(flow.signup.country))) return null
  return (
    <UndeliveredNotice
      channel={channel}
      label={isByPhone ? t.otpToEmail : t.otpToPhone}
      onOther={() => dispatch({ type: 'otpMethodChosen', otpMethod: isByPhone ? 'onEmail' : 'onPhone' })}
    />
  )
}
