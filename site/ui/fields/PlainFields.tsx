import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../media/Icon.tsx'
import { box as checkBox, root as checkRoot, text as checkText } from './Checkbox.css.ts'
import { box, errorIcon, error as errorStyle, help as helpStyle, input, labelRow, root } from './Field.css.ts'
import { chevron, option as optionStyle, select } from './PlainFields.css.ts'
import { area } from './TextArea.css.ts'

type FieldProps = {
  label: string
  help?: string
  /** Shown in place of the help text; makes the field invalid. */
  error?: string
}

type Described = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** Ids that connect a control with its help text and error. */
function useDescribed({ help, error }: Omit<FieldProps, 'label'>): Described {
  const id = useId()
  return {
    id,
    'aria-describedby': help || error ? `${id}-foot` : undefined,
    'aria-invalid': error ? true : undefined,
  }
}

function Foot({ of, help, error }: { of: string; help?: string; error?: string }) {
  if (!error)
    return help ? (
      <span id={`${of}-foot`} className={helpStyle}>
        {help}
      </span>
    ) : null
  return (
    <span id={`${of}-foot`} className={errorStyle}>
      <Icon icon={CircleAlert} size="xs" className={errorIcon} />
      <span>{error}</span>
    </span>
  )
}

type FrameProps = FieldProps & { of: string; children: ReactNode }

function Frame({ of, label, help, error, children }: FrameProps) {
  return (
    <div className={root}>
      <span className={labelRow}>
        <label htmlFor={of}>{label}</label>
      </span>
      {children}
      <Foot of={of} help={help} error={error} />
    </div>
  )
}

const marks = (error: string | undefined) => ({ 'data-invalid': error ? '' : undefined })

/** Looks like `TextField` but is native: for public pages, as `PlainButton`. */
export function PlainTextField({ label, help, error, ...rest }: FieldProps & ComponentProps<'input'>) {
  const described = useDescribed({ help, error })
  return (
    <Frame of={described.id} label={label} help={help} error={error}>
      <div className={box} {...marks(error)}>
        <input {...rest} {...described} className={input} />
      </div>
    </Frame>
  )
}

/** The native version of `TextArea`. */
export function PlainTextArea({ label, help, error, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  const described = useDescribed({ help, error })
  return (
    <Frame of={described.id} label={label} help={help} error={error}>
      <textarea rows={4} {...rest} {...described} className={area} {...marks(error)} />
    </Frame>
  )
}

type PlainSelectProps = FieldProps &
  ComponentProps<'select'> & {
    options: readonly string[]
    /** Shown until something is selected. */
    placeholder: string
  }

/** The native version of `Select`: phones show their own list. */
export function PlainSelect({ label, help, error, options, placeholder, ...rest }: PlainSelectProps) {
  const described = useDescribed({ help, error })
  return (
    <Frame of={described.id} label={label} help={help} error={error}>
      <div className={box} {...marks(error)}>
        <select {...rest} {...described} className={select}>
          <option value="" className={optionStyle}>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option} value={option} className={optionStyle}>
              {option}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDown} size="s" className={chevron} />
      </div>
    </Frame>
  )
}

type PlainCheckboxProps = Omit<FieldProps, 'help'> & Omit<ComponentProps<'input'>, 'type'>

/** The native version of `Checkbox`. */
export function PlainCheckbox({ label, error, ...rest }: PlainCheckboxProps) {
  const described = useDescribed({ error })
  return (
    <div className={root}>
      <label
        className={checkRoot}
        data-selected={rest.checked ? '' : undefined}
        data-invalid={error ? '' : undefined}
      >
        <input {...rest} {...described} type="checkbox" className="sr-only" />
        <span className={checkBox}>
          <Icon icon={Check} size="xs" strokeWidth={3} />
        </span>
        <span className={checkText}>{label}</span>
      </label>
      <Foot of={described.id} error={error} />
    </div>
  )
}
