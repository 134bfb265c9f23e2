import { EmailSchema } from '../people/EmailSchema.ts'
import { NameSchema } from '../people/NameSchema.ts'
import { checkFieldData } from '../profile/checkFieldData.ts'
import { isFilled } from '../profile/needsProfileUpdate.ts'
import type { AdditionalField, FieldData, PopupField } from '../profile/PopupField.ts'
import type { SignupValues } from './authFlowState.ts'
import { isPhoneLength } from './PhoneCountry.ts'

/** The project's sign-up switches, and the additional fields that it asks for (spec 3). */
export type SignupSettings = {
  isEmailOtpEnabled: boolean
  isIntlPhoneEnabled: boolean
  fields?: readonly PopupField[]
}

export const isEmail = (email: string): boolean => EmailSchema.safeParse(email).success
export const isName = (name: string): boolean => NameSchema.safeParse(name).success
export const isSignupPhone = ({ country, phone }: SignupValues): boolean =>
  /^[0-9]+$/.test(phone) && isPhoneLength(country, phone.length)

/** What keeps a sign-up form from being sent: parts of it by name, additional fields by their title. */
export type Missing = 'name' | 'phone' | 'email' | { field: string }

/** What is still missing or wrong in a sign-up form, from top to bottom; empty when it can be sent. */
export function missingIn(signup: SignupValues, { fields = [] }: SignupSettings): Missing[] {
  return [
    ...(isName(signup.name) ? [] : ['name' as const]),
    ...(isSignupPhone(signup) ? [] : ['phone' as const]),
    ...(isEmail(signup.email) ? [] : ['email' as const]),
    ...fields
      .filter((field) => !checkFieldData(field, answerOf(signup, field)).ok)
      .map(({ title }) => ({ field: title })),
  ]
}

/** What was answered to an additional field, or what nothing answered looks like. */
export function answerOf({ answers }: SignupValues, { id, type, options }: PopupField): FieldData {
  return answers[id] ?? (type !== 'checkbox' ? '' : options.length > 0 ? [] : false)
}

/** The answers that were given, as `signupAndSendOtp` takes them; fields that the project no longer asks for are left out. */
export const answersGiven = (signup: SignupValues, fields: readonly PopupField[]): AdditionalField[] =>
  fields
    .map((field) => ({
      id: field.id,
      fieldTitle: field.title,
      fieldType: field.type,
      data: answerOf(signup, field),
    }))
    .filter(({ data }) => isFilled(data))
