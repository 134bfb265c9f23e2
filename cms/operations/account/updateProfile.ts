import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { parseEditedEmail } from '#domain/people/EmailSchema.ts'
import { NameSchema } from '#domain/people/NameSchema.ts'
import { checkFieldData } from '#domain/profile/checkFieldData.ts'
import { mergeFields } from '#domain/profile/mergeFields.ts'
import type { AdditionalField } from '#domain/profile/PopupField.ts'
import { problemText } from '#domain/text/problemText.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import type { User } from '#payload-types'
import { profileForm } from './profileForm.ts'

type Answer = { id: string; data: unknown }
type Changes = { name?: string; email?: string; additionalFields: Answer[] }
type Saved =
  | { ok: true; user: User }
  | { ok: false; code: 'name' | 'fields' | 'email' | 'gone'; message: Text }

/** Retries after concurrent saves. */
const MAX_ATTEMPTS = 50

/**
 * Saves name, an unproven e-mail, and answers to the project's fields. The answers share one column, so a save is retried when the row
 * has changed since it was read; concurrent tabs keep each other's fields.
 */
export async function updateProfile(
  payload: BasePayload,
  { project, user, changes, now }: { project: string; user: string; changes: Changes; now: Date },
): Promise<Saved> {
  const name = changes.name === undefined ? null : NameSchema.safeParse(changes.name)
  if (name && !name.success) {
    const [issue] = name.error.issues
    return { ok: false, code: 'name', message: issue ? problemText(issue) : textOf('invalidData') }
  }
  const answers = await acceptedAnswers(payload, project, changes.additionalFields)
  if (!answers) return { ok: false, code: 'fields', message: textOf('fieldsChanged') }

  for (let turn = 0; turn < MAX_ATTEMPTS; turn += 1) {
    const stored = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: user } } })
    if (!stored || stored.deletedAt) return { ok: false, code: 'gone', message: textOf('notLoggedIn') }
    const isNewEmail = changes.email !== undefined && changes.email !== stored.email
    if (isNewEmail && stored.isEmailVerified)
      return { ok: false, code: 'email', message: textOf('emailIsProven') }
    if (isNewEmail && !parseEditedEmail(changes.email as string, stored.email))
      return { ok: false, code: 'email', message: textOf('invalid') }
    const saved = await conditionalUpdate({
      payload,
      collection: 'users',
      where: {
        and: [
          { id: { equals: user } },
          { updatedAt: { equals: stored.updatedAt } },
          { deletedAt: { exists: false } },
        ],
      },
      data: {
        ...(name ? { name: name.data } : {}),
        // An unproven e-mail gets no unique key and cannot sign in.
        ...(isNewEmail ? { email: changes.email, isEmailVerified: false } : {}),
        ...(answers.length > 0
          ? { additionalFields: mergeFields(stored.additionalFields, answers) as never }
          : {}),
        updatedAt: laterThan(stored.updatedAt, now),
      },
    })
    if (saved) return { ok: true, user: { ...saved, project: idOf(saved.project) } }
  }
  throw new Error('the profile kept changing')
}

/** The answers in stored form with title and type of their field; null when one is invalid. */
export async function acceptedAnswers(
  payload: BasePayload,
  project: string,
  answers: Answer[],
): Promise<AdditionalField[] | null> {
  if (answers.length === 0) return []
  const form = await profileForm(payload, project)
  const checked = answers.map(({ id, data }) => {
    const field = form.find((candidate) => candidate.id === id)
    const result = field && checkFieldData(field, data)
    return field && result?.ok
      ? { id, fieldTitle: field.title, fieldType: field.type, data: result.data }
      : null
  })
  return checked.every((answer) => answer !== null) ? checked : null
}

/** A strictly increasing `updatedAt`, even within one ms, since it serves as the version of the row. */
const laterThan = (before: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString()
