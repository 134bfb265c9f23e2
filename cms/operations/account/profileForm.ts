import type { BasePayload } from 'payload'
import { COURSE_FIELD, type PopupField, popupFields } from '#domain/profile/PopupField.ts'
import type { ProjectConfig, WebStaticConfig } from '#payload-types'

/** The profile fields of a project: those of the popup, and always the course (spec 3). */
export async function profileForm(payload: BasePayload, project: string): Promise<PopupField[]> {
  const where = { project: { equals: project } }
  const [settings, config] = await Promise.all([
    payload.db.findOne<WebStaticConfig>({ collection: 'web-static-configs', where }),
    payload.db.findOne<ProjectConfig>({ collection: 'project-configs', where }),
  ])
  const courses = (config?.courses ?? []).map(({ title }) => title)
  const fields = popupFields(settings?.adminWebConfig?.signupForm?.additionalPopup, courses)
  if (fields.some(({ id }) => id === COURSE_FIELD)) return fields
  return [
    ...fields,
    { id: COURSE_FIELD, title: 'Course', type: 'select', options: courses, isRequired: false },
  ]
}
