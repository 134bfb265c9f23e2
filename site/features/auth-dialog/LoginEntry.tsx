'use client'
import type { RefObject } from 'react'
import { isInputDisabled } from '#domain/auth/authInputs.ts'
import { INDIA, lengthBounds } from '#domain/auth/PhoneCountry.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { EmailInput } from './EmailInput.tsx'
import { Flag } from './Flag.tsx'
import { changeable, changeButton } from './forms.css.ts'
import { PhoneInput } from './PhoneInput.tsx'
import type { Auth } from './useAuthFlow.ts'

type LoginEntryProps = { auth: Auth; inputRef?: RefObject<HTMLInputElement | null> }

/** The phone or e-mail to sign in with; read-only with a Change button once a code was requested. */
export function LoginEntry({ auth, inputRef }: LoginEntryProps) {
  const t = useTexts('auth')
  const m = useTexts('messages')
  const { flow, dispatch } = auth
  const isByPhone = flow.form === 'LOGIN' || flow.form === 'LOGIN_OTP'
  const isFixed = isInputDisabled(flow, isByPhone ? 'phone' : 'email')
  const shared = { auth, inputRef, isDisabled: isFixed }
  return (
    <div className={changeable}>
      {flow.resumed ? (
        <TextField label={isByPhone ? t.phoneNumber : t.email} value={flow.resumed.to} isDisabled />
      ) : isByPhone ? (
        <PhoneInput
          {...shared}
          value={flow.login.phone}
          affix={
            <>
              <Flag code={INDIA.code} />+{INDIA.phone}
            </>
          }
          bounds={lengthBounds(INDIA)}
        />
      ) : (
        <EmailInput {...shared} value={flow.login.email} />
      )}
      {isFixed ? (
        <Button
          look="ghost"
          size="s"
          className={changeButton}
          isDisabled={flow.pending !== null}
          onPress={() => dispatch({ type: 'changePressed' })}
        >
          {m.change}
        </Button>
      ) : null}
    </div>
  )
}
