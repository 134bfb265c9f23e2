import { EmailSchema } from '../people/EmailSchema.ts'
import { NameSchema } from '../people/NameSchema.ts'
import { checkFieldData } from '../profile/checkFieldData.ts'
import { isFilled } from '../profile/needsProfileUpdate.ts'
import type { AdditionalField, FieldData, PopupField } from '../profile/PopupField.ts'
import type { SignupValues } from './authFlowState.ts'
import { isPhoneLength } from './PhoneCountry.ts'

/** The project's sign-up switches and its additional fields (spec 3). */
export type SignupSettings = {
  isEmailOtpEnabled: boolean
  isIntlPhoneEnabled: boolean
  fields?: readonly PopupField[]
}

export const isEmail = (email: string): boolean => EmailSchema.safeParse(email).success
export const isName = (name: string): boolean => NameSchema.safeParse(name).success
export const isSignupPhone = ({ country, phone }: SignupValues): boolean =>
  /^[0-9]+$/.test(phone) && isPhoneLength(country, phone.length)

/** A missing or invalid part of a sign-up form: by name, additional fields by their title. */
export type MissingPart = 'name' | 'phone' | 'email' | { field: string }

/** The missing or invalid parts of a sign-up form, from top to bottom; empty when it can be sent. */
export function missingSignupParts(signup: SignupValues, { fields = [] }: SignupSettings): MissingPart[] {
  return [
    ...(isName(signup.name) ? [] : ['name' as const]),
    ...(isSignupPhone(signup) ? [] : ['phone' as const]),
    ...(isEmail(signup.email) ? [] : ['email' as const]),
    ...fields
      .filter((field) => !checkFieldData(field, fieldAnswer(signup, field)).ok)
      .map(({ title }) => ({ field: title })),
  ]
}

/** The answer to an additional field, or the field's empty value. */
export function fieldAnswer({ answers }: SignupValues, { id, type, options }: PopupField): FieldData {
  return answers[id] ?? (type !== 'checkbox' ? '' : options.length > 0 ? [] : false)
}

/**
 * The filled answers in the format of `signupAndSendOtp`; fields that the project has removed are left out.
 */
export const filledAnswers = (signup: SignupValues, fields: readonly PopupField[]): AdditionalField[] =>
  fields
    .map((field) => ({
      id: field.id,
      fieldTitle: field.title,
      fieldType: field.type,
      data: fieldAnswer(signup, field),
    }))
    .filter(({ data }) => isFilled(data))
