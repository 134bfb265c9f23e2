'use client'
import type { ReactNode, Ref } from 'react'
import { filterEmailKeys } from '#domain/people/EmailSchema.ts'
import type { PopupField } from '#domain/profile/PopupField.ts'
import { AnswerField } from '#site/features/shell/account/AnswerField.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { TextField } from '#site/ui/fields/TextField.tsx'
import type { ProfileForm } from './useProfileForm.ts'

type ProfileFieldsProps = {
  form: ProfileForm
  fields: PopupField[]
  hasEmail: boolean
  /** Why the e-mail can't be edited here. */
  emailNote?: string
  firstRef?: Ref<HTMLInputElement>
  /** Placed after the e-mail, before the project's own fields. */
  children?: ReactNode
}

/** Name, e-mail and the project's fields by rank; a required field that was left invalid shows its error. */
export function ProfileFields(props: ProfileFieldsProps) {
  const { form, fields, hasEmail, emailNote, firstRef, children } = props
  const t = useTexts('profile')
  const ui = useTexts('ui')
  const messages = useTexts('messages')
  const { values, invalid, left, nameProblem } = form
  const leave = (id: string) => () => form.leave(id)
  const errorOf = (id: string, isInvalid: boolean) =>
    isInvalid && left.has(id) ? messages.invalidData : undefined
  return (
    <>
      <TextField
        label={messages.fullNameRequired}
        name="name"
        autoComplete="name"
        isRequired
        validationBehavior="aria"
        inputRef={firstRef}
        value={values.name}
        onChange={form.setName}
        onBlur={leave('name')}
        error={(left.has('name') && nameProblem) || errorOf('name', invalid.name)}
      />
      {hasEmail ? (
        <TextField
          label={t.email}
          counter={emailNote ? undefined : ui.required}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="you@example.org"
          isRequired={!emailNote}
          isDisabled={Boolean(emailNote)}
          validationBehavior="aria"
          value={values.email}
          onChange={(value) => form.setEmail(filterEmailKeys(value))}
          onBlur={leave('email')}
          help={emailNote}
          error={errorOf('email', invalid.email)}
        />
      ) : null}
      {children}
      {fields.map((field) => (
        <AnswerField
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
