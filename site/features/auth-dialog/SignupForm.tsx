'use client'
import {
  canSend,
  canVerify,
  formatCountdown,
  isInputDisabled,
  sendWait,
  signupOtpFields,
} from '#domain/auth/authInputs.ts'
import { INDIA, lengthBounds } from '#domain/auth/PhoneCountry.ts'
import type { OtpMethod } from '#domain/auth/signupChannels.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { Button } from '#site/ui/Button.tsx'
import { Radio, RadioGroup } from '#site/ui/RadioGroup.tsx'
import { TextField } from '#site/ui/TextField.tsx'
import { CodeField } from './CodeField.tsx'
import { CountrySelect } from './CountrySelect.tsx'
import { backRow, fields, note, phoneRow, quietOff, step } from './forms.css.ts'
import { Resend } from './Resend.tsx'
import type { Auth } from './useAuthFlow.ts'
import { useStepFocus } from './useStepFocus.ts'

/** SIGNUP and SIGNUP_OTP. */
export function SignupForm({ auth }: { auth: Auth }) {
  const { flow, settings, now, dispatch, send, verify } = auth
  const isCodeStep = flow.form === 'SIGNUP_OTP'
  const codes = signupOtpFields(flow, settings)
  const wait = sendWait(flow, settings, now)
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
      <Person auth={auth} inputRef={isCodeStep ? undefined : first} />
      {isCodeStep ? (
        <>
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
          <Button
            type="submit"
            size="l"
            isBlock
            isPending={flow.pending === 'verify'}
            isDisabled={!flow.pending && !canVerify(flow, settings)}
          >
            {MESSAGES.signup}
          </Button>
        </>
      ) : (
        <Button
          type="submit"
          size="l"
          isBlock
          isPending={flow.pending === 'send'}
          isDisabled={!flow.pending && !canSend(flow, settings, now)}
        >
          {MESSAGES.getOtp}
        </Button>
      )}
      {wait > 0 ? <p className={note}>The next code can be sent in {formatCountdown(wait)}.</p> : null}
      <div className={backRow}>
        <Button
          look="ghost"
          size="s"
          className={quietOff}
          isDisabled={!isCodeStep || flow.pending !== null}
          onPress={() => dispatch({ type: 'changeSignupValuesPressed' })}
        >
          {MESSAGES.changeSignupValues}
        </Button>
      </div>
    </form>
  )
}

/** Who signs up, and where the code goes. */
function Person({ auth, inputRef }: { auth: Auth; inputRef?: React.Ref<HTMLInputElement> }) {
  const { flow, settings, dispatch } = auth
  const { signup } = flow
  const input = (field: 'name' | 'phone' | 'email') => ({
    name: field,
    isRequired: true,
    isDisabled: isInputDisabled(flow, field),
    value: signup[field],
    onChange: (value: string) => dispatch({ type: 'typed', field, value }),
    validationBehavior: 'aria' as const,
  })
  return (
    <>
      <TextField
        {...input('name')}
        label={MESSAGES.fullNameRequired}
        autoComplete="name"
        inputRef={inputRef}
      />
      <div className={phoneRow}>
        <CountrySelect
          value={signup.country}
          isIntlPhoneEnabled={settings.isIntlPhoneEnabled}
          isDisabled={isInputDisabled(flow, 'phone')}
          onChange={(country) => dispatch({ type: 'countryChosen', country })}
        />
        <TextField
          {...input('phone')}
          label="Phone number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          counter={`${signup.phone.length}/${lengthBounds(signup.country)}`}
        />
      </div>
      <TextField
        {...input('email')}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="you@example.org"
      />
      {settings.isEmailOtpEnabled ? null : (
        <RadioGroup
          label="Send the OTP to my"
          look="row"
          value={signup.otpMethod}
          isDisabled={flow.form !== 'SIGNUP'}
          onChange={(method) => dispatch({ type: 'otpMethodChosen', otpMethod: method as OtpMethod })}
        >
          <Radio value="onEmail">E-mail</Radio>
          <Radio value="onPhone" isDisabled={signup.country.phone !== INDIA.phone}>
            Phone
          </Radio>
        </RadioGroup>
      )}
    </>
  )
}
