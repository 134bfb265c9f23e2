'use client'
import type { ReactNode, Ref } from 'react'
import { onlyEmailKeys } from '#domain/people/EmailSchema.ts'
import type { FieldData, PopupField } from '#domain/profile/PopupField.ts'
import { fill } from '#domain/text/fill.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Checkbox } from '#site/ui/Checkbox.tsx'
import { FieldFoot } from '#site/ui/FieldParts.tsx'
import { Select } from '#site/ui/Select.tsx'
import { TextField } from '#site/ui/TextField.tsx'
import { boxes, legend, wide } from './ProfileFields.css.ts'
import type { ProfileForm } from './useProfileForm.ts'

const NAME_MAX = 100
const TEXT_MAX = 2000

type ProfileFieldsProps = {
  form: ProfileForm
  fields: PopupField[]
  hasEmail: boolean
  /** Why the e-mail can't be typed here. */
  emailNote?: string
  firstRef?: Ref<HTMLInputElement>
  /** Stands after the e-mail, before the project's own fields. */
  children?: ReactNode
}

/** Name, e-mail and the project's fields by rank; a required one that was left with something wrong says so. */
export function ProfileFields(props: ProfileFieldsProps) {
  const { form, fields, hasEmail, emailNote, firstRef, children } = props
  const t = useTexts('profile')
  const messages = useTexts('messages')
  const { values, invalid, left } = form
  const leave = (id: string) => () => form.leave(id)
  const errorOf = (id: string, isInvalid: boolean) =>
    isInvalid && left.has(id) ? messages.invalidData : undefined
  return (
    <>
      <TextField
        label={messages.fullNameRequired}
        name="name"
        autoComplete="name"
        maxLength={NAME_MAX}
        isRequired
        validationBehavior="aria"
        inputRef={firstRef}
        value={values.name}
        onChange={form.setName}
        onBlur={leave('name')}
        error={errorOf('name', invalid.name)}
      />
      {hasEmail ? (
        <TextField
          label={t.email}
          counter={emailNote ? undefined : t.required}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="you@example.org"
          isRequired={!emailNote}
          isDisabled={Boolean(emailNote)}
          validationBehavior="aria"
          value={values.email}
          onChange={(value) => form.setEmail(onlyEmailKeys(value))}
          onBlur={leave('email')}
          help={emailNote}
          error={errorOf('email', invalid.email)}
        />
      ) : null}
      {children}
      {fields.map((field) => (
        <Answer
          key={field.id}
          field={field}
          data={values.answers[field.id] ?? ''}
          onChange={(data) => form.setAnswer(field.id, data)}
          onLeave={leave(field.id)}
          error={errorOf(field.id, invalid.ids.has(field.id))}
        />
      ))}
    </>
  )
}

type AnswerProps = {
  field: PopupField
  data: FieldData
  onChange: (data: FieldData) => void
  onLeave: () => void
  error?: string
}

function Answer({ field, data, onChange, onLeave, error }: AnswerProps) {
  const t = useTexts('profile')
  const { id, title, type, options, isRequired } = field
  const counter = isRequired ? t.required : undefined
  if (type === 'select')
    return (
      <Select
        label={title}
        counter={counter}
        name={id}
        isRequired={isRequired}
        isDisabled={options.length === 0}
        options={choices(options, isRequired, t.noAnswer)}
        value={typeof data === 'string' && options.includes(data) ? data : null}
        onChange={(chosen) => {
          onChange(chosen === NONE ? '' : chosen)
          onLeave()
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
              isSelected={Array.isArray(data) && data.includes(option)}
              onChange={(isTicked) => {
                const others = (Array.isArray(data) ? data : []).filter((item) => item !== option)
                onChange(isTicked ? [...others, option] : others)
                onLeave()
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
        isRequired={isRequired}
        isSelected={data === true}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        onChange={(isTicked) => {
          onChange(isTicked)
          onLeave()
        }}
      >
        {isRequired ? fill(t.requiredBehind, { title }) : title}
      </Checkbox>
    )
  return (
    <TextField
      label={title}
      counter={counter}
      name={id}
      maxLength={TEXT_MAX}
      isRequired={isRequired}
      validationBehavior="aria"
      value={typeof data === 'string' ? data : ''}
      onChange={onChange}
      onBlur={onLeave}
      error={error}
    />
  )
}

/** Stands for "no answer": a list of choices has no empty one of its own. */
const NONE = ' '

const choices = (options: string[], isRequired: boolean, noAnswer: string) => [
  ...(isRequired ? [] : [{ id: NONE, label: noAnswer }]),
  ...options.map((option) => ({ id: option, label: option })),
]
