'use client'
import { answerKey, CHECKBOX_CHECKED } from '#domain/leads/answerKey.ts'
import type { LeadField } from '#domain/leads/leadAnswers.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { LeadFormView } from '#site/data/leadForms.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainCheckbox, PlainSelect, PlainTextArea, PlainTextField } from '#site/ui/fields/PlainFields.tsx'
import type { LeadFormState } from './useLeadForm.ts'

type LeadFieldsProps = { form: LeadFormView; lead: LeadFormState }

/** Props that every control of the form shares. */
const controlProps = (lead: LeadFormState, field: string) => ({
  name: field,
  value: lead.valueOf(field),
  onChange: (event: { target: { value: string } }) => lead.set(field, event.target.value),
  onBlur: () => lead.leave(field),
  error: lead.problemOf(field),
})

/** Name, contact fields, and the editor's own questions. */
export function LeadFields({ form, lead }: LeadFieldsProps) {
  const t = useTexts('lead')
  const hasBothContacts = Boolean(form.asksPhone && form.asksEmail)
  return (
    <>
      <PlainTextField {...controlProps(lead, 'name')} label={t.name} autoComplete="name" required />
      {form.asksPhone ? (
        <PlainTextField
          {...controlProps(lead, 'phone')}
          label={t.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required={!hasBothContacts}
          help={hasBothContacts ? t.oneIsEnough : undefined}
        />
      ) : null}
      {form.asksEmail ? (
        <PlainTextField
          {...controlProps(lead, 'email')}
          label={t.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required={!hasBothContacts}
        />
      ) : null}
      {form.fields?.map((field) => (
        <Question key={field.fieldId} field={field} lead={lead} />
      ))}
    </>
  )
}

function Question({ field, lead }: { field: LeadField; lead: LeadFormState }) {
  const t = useTexts('lead')
  const { choose } = useTexts('ui')
  const key = answerKey(field.fieldId)
  const required = Boolean(field.required)
  const label = required ? field.label : fillPlaceholders(t.optional, { label: field.label })
  const common = { ...controlProps(lead, key), label, required }
  switch (field.fieldType) {
    case 'textarea':
      return <PlainTextArea {...common} />
    case 'select':
      return <PlainSelect {...common} options={field.options ?? []} placeholder={choose} />
    case 'checkbox':
      return (
        <PlainCheckbox
          name={key}
          value={CHECKBOX_CHECKED}
          label={field.label}
          checked={lead.valueOf(key) === CHECKBOX_CHECKED}
          onChange={({ target }) => lead.set(key, target.checked ? CHECKBOX_CHECKED : '')}
          onBlur={() => lead.leave(key)}
          required={required}
          error={lead.problemOf(key)}
        />
      )
    default:
      return <PlainTextField {...common} />
  }
}
