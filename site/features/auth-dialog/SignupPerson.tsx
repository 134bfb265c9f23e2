'use client'
import type { RefObject } from 'react'
import { isCountryChosen, isInputDisabled, isMethodShown } from '#domain/auth/authInputs.ts'
import { isIndia, lengthBounds } from '#domain/auth/PhoneCountry.ts'
import type { OtpMethod } from '#domain/auth/signupChannels.ts'
import { fieldAnswer } from '#domain/auth/signupForm.ts'
import { AnswerField } from '#site/features/shell/account/AnswerField.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Radio, RadioGroup } from '#site/ui/fields/RadioGroup.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { CountryPicker } from './CountryPicker.tsx'
import { EmailInput } from './EmailInput.tsx'
import { phoneRow } from './forms.css.ts'
import { PhoneInput } from './PhoneInput.tsx'
import type { Auth } from './useAuthFlow.ts'

type SignupPersonProps = { auth: Auth; inputRef?: RefObject<HTMLInputElement | null> }

/** The person who signs up, and the recipients of the code. */
export function SignupPerson({ auth, inputRef }: SignupPersonProps) {
  const t = useTexts('auth')
  const m = useTexts('messages')
  const { flow, settings, dispatch } = auth
  const { name, phone, email, country, otpMethod } = flow.signup
  return (
    <>
      <TextField
        label={m.fullNameRequired}
        name="name"
        autoComplete="name"
        value={name}
        onChange={(value) => dispatch({ type: 'typed', field: 'name', value })}
        isDisabled={isInputDisabled(flow, 'name')}
        isRequired
        validationBehavior="aria"
        inputRef={inputRef}
      />
      <div className={phoneRow}>
        <CountryPicker
          value={country}
          isIntlPhoneEnabled={settings.isIntlPhoneEnabled}
          isDisabled={!isCountryChosen(flow, settings)}
          onChange={(chosen) => dispatch({ type: 'countryChosen', country: chosen })}
        />
        <PhoneInput
          auth={auth}
          value={phone}
          bounds={lengthBounds(country)}
          isMarked
          isDisabled={isInputDisabled(flow, 'phone')}
        />
      </div>
      <EmailInput auth={auth} value={email} isDisabled={isInputDisabled(flow, 'email')} isMarked />
      {isMethodShown(flow, settings) ? (
        <RadioGroup
          label={t.sendOtpTo}
          look="row"
          value={otpMethod}
          isDisabled={flow.form !== 'SIGNUP'}
          onChange={(method) => dispatch({ type: 'otpMethodChosen', otpMethod: method as OtpMethod })}
        >
          <Radio value="onEmail">{t.email}</Radio>
          <Radio value="onPhone" isDisabled={!isIndia(country)}>
            {t.phone}
          </Radio>
        </RadioGroup>
      ) : null}
      {settings.fields?.map((field) => (
        <AnswerField
          key={field.id}
          field={field}
          data={fieldAnswer(flow.signup, field)}
          isDisabled={flow.form !== 'SIGNUP'}
          onChange={(data) => dispatch({ type: 'answered', id: field.id, data })}
        />
      ))}
    </>
  )
}
