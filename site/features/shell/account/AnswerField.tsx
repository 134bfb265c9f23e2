'use client'
import type { FieldData, PopupField } from '#domain/profile/PopupField.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Checkbox } from '#site/ui/fields/Checkbox.tsx'
import { FieldFoot } from '#site/ui/fields/FieldParts.tsx'
import { Select } from '#site/ui/fields/Select.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { boxes, legend, wide } from './AnswerField.css.ts'

const TEXT_MAX = 2000

type AnswerFieldProps = {
  field: PopupField
  data: FieldData
  onChange: (data: FieldData) => void
  onLeave?: () => void
  error?: string
  isDisabled?: boolean
}

/** One of the project's additional fields (spec 3), by its type. */
export function AnswerField({ field, data, onChange, onLeave, error, isDisabled }: AnswerFieldProps) {
  const t = useTexts('ui')
  const { id, title, type, options, isRequired } = field
  const counter = isRequired ? t.required : undefined
  if (type === 'select')
    return (
      <Select
        label={title}
        counter={counter}
        name={id}
        isRequired={isRequired}
        isDisabled={isDisabled || options.length === 0}
        options={choices(options, isRequired, t.noAnswer)}
        value={typeof data === 'string' && options.includes(data) ? data : null}
        onChange={(chosen) => {
          onChange(chosen === NONE ? '' : chosen)
          onLeave?.()
        }}
        error={error}
      />
    )
  if (type === 'checkbox' && options.length > 0)
    return (
      <fieldset className={wide}>
        <legend className={legend}>{title}</legend>
        <div className={boxes}>
          {options.map((option) => (
            <Checkbox
              key={option}
              isDisabled={isDisabled}
              isSelected={Array.isArray(data) && data.includes(option)}
              onChange={(isTicked) => {
                const otherAnswers = (Array.isArray(data) ? data : []).filter((item) => item !== option)
                onChange(isTicked ? [...otherAnswers, option] : otherAnswers)
                onLeave?.()
              }}
            >
              {option}
            </Checkbox>
          ))}
        </div>
        {error ? <FieldFoot help={error} /> : null}
      </fieldset>
    )
  if (type === 'checkbox')
    return (
      <Checkbox
        className={wide}
        name={id}
        isDisabled={isDisabled}
        isRequired={isRequired}
        isSelected={data === true}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        onChange={(isTicked) => {
          onChange(isTicked)
          onLeave?.()
        }}
      >
        {isRequired ? fillPlaceholders(t.requiredBehind, { title }) : title}
      </Checkbox>
    )
  return (
    <TextField
      label={title}
      counter={counter}
      name={id}
      maxLength={TEXT_MAX}
      isDisabled={isDisabled}
      isRequired={isRequired}
      validationBehavior="aria"
      value={typeof data === 'string' ? data : ''}
      onChange={onChange}
      onBlur={onLeave}
      error={error}
    />
  )
}

/** The option for "no answer", since a list has no empty one of its own. */
const NONE = ' '

const choices = (options: string[], isRequired: boolean, noAnswer: string) => [
  ...(isRequired ? [] : [{ id: NONE, label: noAnswer }]),
  ...options.map((option) => ({ id: option, label: option })),
]
