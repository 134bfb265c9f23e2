'use client'
import { type ReactNode, useState } from 'react'
import { localTime, parseLocalTime } from '#domain/content/localTime.ts'
import { hasTypedYear, TYPED_DAYS, WRONG_YEAR } from '#domain/input/typedDates.ts'

/** Id of the field at a path of the draft, by which problems lead to it. */
export const fieldId = (...path: (string | number)[]): string => `paper-${path.join('-')}`

type Common = {
  path: (string | number)[]
  label: string
  help?: ReactNode
  /** What is wrong with the value. */
  problem?: string | undefined
  isDisabled?: boolean
}

/** Attributes of the input that `Labelled` labels. */
const inputProps = ({ path, help, problem, isDisabled }: Common) => ({
  id: fieldId(...path),
  disabled: isDisabled,
  'aria-invalid': problem !== undefined,
  'aria-describedby': problem || help ? `${fieldId(...path)}-help` : undefined,
})

const Labelled = ({ path, label, help, problem, children }: Common & { children: ReactNode }) => (
  <div className="panel-field">
    <label htmlFor={fieldId(...path)}>{label}</label>
    {children}
    {(problem || help) && (
      <p
        id={`${fieldId(...path)}-help`}
        className={problem ? 'panel-field__error' : 'panel-field__help'}
        aria-live="polite"
      >
        {problem ?? help}
      </p>
    )}
  </div>
)

type NumberProps = Common & {
  value: number | null
  onChange: (value: number | null) => void
  placeholder?: string
}

/** A whole number; empty is null. */
export const NumberField = ({ value, onChange, placeholder, ...common }: NumberProps) => (
  <Labelled {...common}>
    <input
      {...inputProps(common)}
      inputMode="numeric"
      value={value ?? ''}
      placeholder={placeholder}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, 8)
        onChange(digits === '' ? null : Number(digits))
      }}
    />
  </Labelled>
)

type TextProps = Common & {
  value: string
  onChange: (value: string) => void
  rows?: number
  lang?: string
  placeholder?: string
}

export const TextField = ({ value, onChange, rows, lang, placeholder, ...common }: TextProps) => {
  const props = {
    ...inputProps(common),
    value,
    lang,
    placeholder,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return <Labelled {...common}>{rows ? <textarea rows={rows} {...props} /> : <input {...props} />}</Labelled>
}

type PairProps = Common & {
  value: { en: string; hi: string }
  onChange: (value: { en: string; hi: string }) => void
  rows?: number
}

/** A text in English and in Hindi, side by side. */
export const PairField = ({ value, onChange, path, label, help, ...rest }: PairProps) => (
  <fieldset className="paper-pair" id={fieldId(...path)} tabIndex={-1}>
    <legend>{label}</legend>
    <TextField
      {...rest}
      path={[...path, 'en']}
      label="English"
      value={value.en}
      lang="en"
      onChange={(en) => onChange({ ...value, en })}
    />
    <TextField
      {...rest}
      path={[...path, 'hi']}
      label="Hindi"
      value={value.hi}
      lang="hi"
      onChange={(hi) => onChange({ ...value, hi })}
    />
    {help && <p className="panel-field__help">{help}</p>}
  </fieldset>
)

type CheckProps = Common & { value: boolean; onChange: (value: boolean) => void }

export const CheckField = ({ path, label, help, value, onChange, isDisabled }: CheckProps) => (
  <div className="paper-check">
    <label className="question-check">
      <input
        type="checkbox"
        id={fieldId(...path)}
        checked={value}
        disabled={isDisabled}
        onChange={() => onChange(!value)}
      />
      {label}
    </label>
    {help && <p className="panel-field__help">{help}</p>}
  </div>
)

type ChoiceProps<T extends string> = Common & {
  value: T
  options: readonly (readonly [T, string])[]
  onChange: (value: T) => void
}

export const ChoiceField = <T extends string>({ value, options, onChange, ...common }: ChoiceProps<T>) => (
  <Labelled {...common}>
    <select {...inputProps(common)} value={value} onChange={({ target }) => onChange(target.value as T)}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </Labelled>
)

type MomentProps = Common & {
  value: number | null
  timeZone: string
  onChange: (value: number | null) => void
}

/** A moment in the time zone of the project; empty is null. A year that is a slip is kept as it is typed, and is no moment. */
export function MomentField({ value, timeZone, onChange, ...common }: MomentProps) {
  const momentOf = (text: string): number | null => {
    const at = parseLocalTime(text, timeZone)
    return at !== null && hasTypedYear(at) ? at : null
  }
  const [typed, setTyped] = useState('')
  const isTyped = typed !== '' && momentOf(typed) === value
  const isSlip = isTyped && value === null
  const field = isSlip ? { ...common, problem: WRONG_YEAR } : common
  return (
    <Labelled {...field}>
      <input
        {...inputProps(field)}
        type="datetime-local"
        value={isTyped ? typed : value === null ? '' : localTime(value, timeZone).slice(0, 16)}
        min={`${TYPED_DAYS.min}T00:00`}
        max={`${TYPED_DAYS.max}T23:59`}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(momentOf(target.value))
        }}
      />
    </Labelled>
  )
}
