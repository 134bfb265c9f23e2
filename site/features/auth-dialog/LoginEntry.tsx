'use client'
import type { Ref } from 'react'
import { isInputDisabled } from '#domain/auth/authInputs.ts'
import { INDIA } from '#domain/auth/PhoneCountry.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { Button } from '#site/ui/Button.tsx'
import { TextField } from '#site/ui/TextField.tsx'
import { changeable, changeButton } from './forms.css.ts'
import type { Auth } from './useAuthFlow.ts'

type LoginEntryProps = { auth: Auth; inputRef?: Ref<HTMLInputElement> }

/** The phone or e-mail one signs in with; once a code is asked for it stays as it is, with a way back. */
export function LoginEntry({ auth, inputRef }: LoginEntryProps) {
  const { flow, dispatch } = auth
  const isByPhone = flow.form === 'LOGIN' || flow.form === 'LOGIN_OTP'
  const field = isByPhone ? 'phone' : 'email'
  const isFixed = isInputDisabled(flow, field)
  const shared = {
    inputRef,
    isRequired: true,
    isDisabled: isFixed,
    value: flow.login[field],
    onChange: (value: string) => dispatch({ type: 'typed', field, value }),
    validationBehavior: 'aria' as const,
  }
  return (
    <div className={changeable}>
      {isByPhone ? (
        <TextField
          {...shared}
          key="phone"
          label="Phone number"
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          affix={`+${INDIA.phone}`}
          counter={`${flow.login.phone.length}/${INDIA.phoneLength[0]}`}
        />
      ) : (
        <TextField
          {...shared}
          key="email"
          label="E-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="you@example.org"
        />
      )}
      {isFixed ? (
        <Button
          look="ghost"
          size="s"
          className={changeButton}
          isDisabled={flow.pending !== null}
          onPress={() => dispatch({ type: 'changePressed' })}
        >
          {MESSAGES.change}
        </Button>
      ) : null}
    </div>
  )
}
