'use client'
import { answerKey, CHECKED, type LeadField } from '#domain/leads/leadAnswers.ts'
import type { LeadFormView } from '#site/data/leadForms.ts'
import { Checkbox } from '#site/ui/Checkbox.tsx'
import { Select } from '#site/ui/Select.tsx'
import { TextArea } from '#site/ui/TextArea.tsx'
import { TextField } from '#site/ui/TextField.tsx'
import { checkProblem } from './LeadForm.css.ts'
import type { LeadFormState } from './useLeadForm.ts'

type LeadFieldsProps = { form: LeadFormView; lead: LeadFormState }

const optional = (label: string, isOptional: boolean): string => (isOptional ? `${label} (optional)` : label)

/** Name, ways to answer, and the editor's own questions. */
export function LeadFields({ form, lead }: LeadFieldsProps) {
  const text = (field: string) => ({
    name: field,
    value: lead.valueOf(field),
    onChange: (typed: string) => lead.set(field, typed),
    onBlur: () => lead.leave(field),
    error: lead.problemOf(field),
    validationBehavior: 'aria' as const,
  })
  const asksBoth = Boolean(form.asksPhone && form.asksEmail)
  return (
    <>
      <div data-field="name">
        <TextField {...text('name')} label="Your name" autoComplete="name" maxLength={100} isRequired />
      </div>
      {form.asksPhone ? (
        <div data-field="phone">
          <TextField
            {...text('phone')}
            label="Phone number"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
            isRequired={!asksBoth}
            help={asksBoth ? 'Phone or e-mail: one of the two is enough.' : undefined}
          />
        </div>
      ) : null}
      {form.asksEmail ? (
        <div data-field="email">
          <TextField
            {...text('email')}
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            isRequired={!asksBoth}
          />
        </div>
      ) : null}
      {form.fields?.map((field) => (
        <div key={field.fieldId} data-field={answerKey(field.fieldId)}>
          <Question field={field} lead={lead} text={text(answerKey(field.fieldId))} />
        </div>
      ))}
    </>
  )
}

type QuestionProps = {
  field: LeadField
  lead: LeadFormState
  text: Pick<Parameters<typeof TextField>[0], 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>
}

function Question({ field, lead, text }: QuestionProps) {
  const { fieldId, fieldType, options } = field
  const key = answerKey(fieldId)
  const isRequired = Boolean(field.required)
  const label = optional(field.label, !isRequired)
  switch (fieldType) {
    case 'textarea':
      return (
        <TextArea
          {...text}
          label={label}
          maxLength={2000}
          isRequired={isRequired}
          validationBehavior="aria"
        />
      )
    case 'select':
      return (
        <Select
          label={label}
          name={key}
          options={(options ?? []).map((option) => ({ id: option, label: option }))}
          value={lead.valueOf(key) || null}
          onChange={(chosen) => lead.set(key, chosen)}
          isRequired={isRequired}
          error={lead.problemOf(key)}
        />
      )
    case 'checkbox':
      return (
        <>
          <Checkbox
            name={key}
            isSelected={lead.valueOf(key) === CHECKED}
            onChange={(isSelected) => lead.set(key, isSelected ? CHECKED : '')}
            isRequired={isRequired}
            isInvalid={Boolean(lead.problemOf(key))}
            aria-describedby={lead.problemOf(key) ? `${key}-problem` : undefined}
            validationBehavior="aria"
          >
            {field.label}
          </Checkbox>
          {lead.problemOf(key) ? (
            <p id={`${key}-problem`} className={checkProblem}>
              {lead.problemOf(key)}
            </p>
          ) : null}
        </>
      )
    default:
      return <TextField {...text} label={label} maxLength={300} isRequired={isRequired} />
  }
}
