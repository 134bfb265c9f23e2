import { z } from 'zod'
import { EmailSchema } from '../people/EmailSchema.ts'
import { NameSchema } from '../people/NameSchema.ts'
import { PhoneSchema } from '../people/PhoneSchema.ts'
import { hasControlCharacters } from '../text/controlCharacters.ts'
import { type Problem, problem } from '../text/problem.ts'
import { answerKey, CHECKBOX_CHECKED } from './answerKey.ts'

export type LeadField = {
  fieldId: string
  label: string
  fieldType: 'text' | 'textarea' | 'select' | 'checkbox'
  options?: string[] | null
  required?: boolean | null
}

/** The fields of a form besides the name. */
export type LeadFormFields = {
  asksPhone?: boolean | null
  asksEmail?: boolean | null
  fields?: LeadField[] | null
}

/** What a visitor typed. */
export type LeadValues = {
  name: string
  phone?: string
  email?: string
  answers: readonly { id: string; value: string }[]
}

export type Lead = {
  name: string
  phone: string | null
  email: string | null
  /** Each answer with its label in the form at that time; empty answers are left out. */
  answers: { id: string; label: string; value: string }[]
}

const NEEDED: Problem = { message: problem('needed') }
const MAX_LENGTH = { text: 300, select: 300, checkbox: 10, textarea: 2000 } as const

/**
 * The typed values in stored form, or the problems by field name (`name`, `phone`, `email`, `answerKey`). The
 * same check runs in the browser and on the server. A form with both phone and e-mail requires at least one
 * of them; answers to questions that the form does not have are dropped.
 */
export function checkLead(
  form: LeadFormFields,
  values: LeadValues,
): { ok: true; lead: Lead } | { ok: false; problems: Record<string, Problem> } {
  const problems: Record<string, Problem> = {}
  const parsedOr = <T>(field: string, parsed: z.ZodSafeParseResult<T>): T | null => {
    if (parsed.success) return parsed.data
    problems[field] ??= parsed.error.issues[0] ?? NEEDED
    return null
  }
  const name = parsedOr('name', NameSchema.safeParse(values.name))
  const phone =
    form.asksPhone && values.phone?.trim() ? parsedOr('phone', PhoneSchema.safeParse(values.phone)) : null
  const email =
    form.asksEmail && values.email?.trim() ? parsedOr('email', EmailSchema.safeParse(values.email)) : null
  const asksContact = Boolean(form.asksPhone || form.asksEmail)
  if (asksContact && !phone && !email && !problems.phone && !problems.email)
    problems[form.asksPhone ? 'phone' : 'email'] = { message: problem('phoneOrEmail') }
  const typedValues = new Map(values.answers.map(({ id, value }) => [id, value.trim()]))
  const answers = (form.fields ?? []).flatMap((field) => {
    const value = typedValues.get(field.fieldId) ?? ''
    const problem = problemOf(field, value)
    if (problem) problems[answerKey(field.fieldId)] = problem
    return value ? [{ id: field.fieldId, label: field.label, value }] : []
  })
  if (Object.keys(problems).length > 0 || name === null) return { ok: false, problems }
  return { ok: true, lead: { name, phone, email, answers } }
}

function problemOf({ fieldType, options, required }: LeadField, value: string): Problem | null {
  if (!value) return required ? NEEDED : null
  if (value.length > MAX_LENGTH[fieldType])
    return { message: problem('atMost'), maximum: MAX_LENGTH[fieldType] }
  if (fieldType === 'select' && !options?.includes(value)) return { message: problem('chooseAnswer') }
  if (fieldType === 'checkbox' && value !== CHECKBOX_CHECKED) return NEEDED
  // Line breaks are allowed in longer texts.
  const line = fieldType === 'textarea' ? value.replace(/[\n\r\t]/g, '') : value
  return hasControlCharacters(line) ? { message: problem('unprintable') } : null
}

const FieldIdSchema = z.string().min(1).max(40)
/** Maximum length of any answer in a request. */
const AnswerTextSchema = z.string().max(MAX_LENGTH.textarea)

export const LeadAnswersSchema = z.array(z.object({ id: FieldIdSchema, value: AnswerTextSchema })).max(20)
