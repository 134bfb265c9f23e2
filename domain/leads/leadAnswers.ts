import { z } from 'zod'
import { EmailSchema } from '../people/EmailSchema.ts'
import { NameSchema } from '../people/NameSchema.ts'
import { PhoneSchema } from '../people/PhoneSchema.ts'
import { hasControlCharacters } from '../text/controlCharacters.ts'
import { fill } from '../text/fill.ts'
import { PROBLEMS } from '../text/problems.ts'
import { answerKey, CHECKED } from './answerKey.ts'

export type LeadField = {
  fieldId: string
  label: string
  fieldType: 'text' | 'textarea' | 'select' | 'checkbox'
  options?: string[] | null
  required?: boolean | null
}

/** What a form asks besides the name. */
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
  /** As the form asked: its own words beside each answer; nothing of what was left empty. */
  answers: { id: string; label: string; value: string }[]
}

const LONGEST = { text: 300, select: 300, checkbox: 10, textarea: 2000 } as const

/**
 * What visitors typed, as it is stored, or what is wrong by the name of the field (`name`, `phone`, `email`, `answerKey`).
 * The same check runs in the browser and on the server. A form that asks for both phone and e-mail takes either; answers to
 * questions that the form does not have are left out.
 */
export function checkLead(
  form: LeadFormFields,
  values: LeadValues,
): { ok: true; lead: Lead } | { ok: false; problems: Record<string, string> } {
  const problems: Record<string, string> = {}
  const keep = <T>(field: string, parsed: z.ZodSafeParseResult<T>): T | null => {
    if (parsed.success) return parsed.data
    problems[field] ??= parsed.error.issues[0]?.message ?? PROBLEMS.needed
    return null
  }
  const name = keep('name', NameSchema.safeParse(values.name))
  const phone =
    form.asksPhone && values.phone?.trim() ? keep('phone', PhoneSchema.safeParse(values.phone)) : null
  const email =
    form.asksEmail && values.email?.trim() ? keep('email', EmailSchema.safeParse(values.email)) : null
  const isAsked = Boolean(form.asksPhone || form.asksEmail)
  if (isAsked && !phone && !email && !problems.phone && !problems.email)
    problems[form.asksPhone ? 'phone' : 'email'] = PROBLEMS.phoneOrEmail
  const given = new Map(values.answers.map(({ id, value }) => [id, value.trim()]))
  const answers = (form.fields ?? []).flatMap((field) => {
    const value = given.get(field.fieldId) ?? ''
    const problem = problemOf(field, value)
    if (problem) problems[answerKey(field.fieldId)] = problem
    return value ? [{ id: field.fieldId, label: field.label, value }] : []
  })
  if (Object.keys(problems).length > 0 || name === null) return { ok: false, problems }
  return { ok: true, lead: { name, phone, email, answers } }
}

function problemOf({ fieldType, options, required }: LeadField, value: string): string | null {
  if (!value) return required ? PROBLEMS.needed : null
  if (value.length > LONGEST[fieldType]) return fill(PROBLEMS.atMost, { count: LONGEST[fieldType] })
  if (fieldType === 'select' && !options?.includes(value)) return PROBLEMS.chooseAnswer
  if (fieldType === 'checkbox' && value !== CHECKED) return PROBLEMS.needed
  // Lines are part of a longer text.
  const line = fieldType === 'textarea' ? value.replace(/[\n\r\t]/g, '') : value
  return hasControlCharacters(line) ? PROBLEMS.unprintable : null
}

const FieldIdSchema = z.string().min(1).max(40)
/** The longest text an answer may have on its way. */
const AnswerTextSchema = z.string().max(LONGEST.textarea)

export const LeadAnswersSchema = z.array(z.object({ id: FieldIdSchema, value: AnswerTextSchema })).max(20)
