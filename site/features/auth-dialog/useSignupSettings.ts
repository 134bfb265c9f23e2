'use client'
import { type FormState, isSignup } from '#domain/auth/authFlowState.ts'
import type { SignupSettings } from '#domain/auth/signupForm.ts'
import { COURSE_FIELD, popupFields } from '#domain/profile/PopupField.ts'
import { useCourseTitles } from '#site/data/catalogue/courseTitles.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'

/** The project's sign-up settings and form fields; course titles are loaded only when a field needs them. */
export function useSignupSettings(form: FormState): SignupSettings {
  const { base, config } = useProject()
  const settings = config.adminWebConfig?.signupForm
  const popup = settings?.additionalPopup?.isActive ? settings.additionalPopup : null
  const hasCourseField = popup?.listOfFields?.some(({ fieldId }) => fieldId === COURSE_FIELD) ?? false
  const courses = useCourseTitles(isSignup(form) && hasCourseField ? base : null)
  return {
    isEmailOtpEnabled: settings?.isEmailOtpEnabled ?? false,
    isIntlPhoneEnabled: settings?.isIntlPhoneEnabled ?? false,
    fields: popupFields(popup, courses),
  }
}
