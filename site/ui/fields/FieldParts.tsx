'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { Icon } from '../media/Icon.tsx'
import {
  counter as counterStyle,
  errorIcon,
  error as errorStyle,
  help as helpStyle,
  labelRow,
} from './Field.css.ts'

/** Label on the left, counter (`7/10`) on the right. */
export function FieldLabel({ children, counter }: { children: ReactNode; counter?: string }) {
  return (
    <span className={labelRow}>
      <Label>{children}</Label>
      {counter ? (
        <span className={counterStyle} aria-hidden="true">
          {counter}
        </span>
      ) : null}
    </span>
  )
}

/** The error if there is one, else the help text. */
export function FieldFoot({ help, error }: { help?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {help && !error ? (
        <Text slot="description" className={helpStyle}>
          {help}
        </Text>
      ) : null}
      <FieldError className={errorStyle}>
        {({ validationErrors }) => (
          <>
            <Icon icon={CircleAlert} size="xs" className={errorIcon} />
            <span>{error ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  )
}
