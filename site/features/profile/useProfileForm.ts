'use client'
import { useState } from 'react'
import { parseEditedEmail } from '#domain/people/EmailSchema.ts'
import { NameSchema, nameProblem } from '#domain/people/NameSchema.ts'
import { checkFieldData } from '#domain/profile/checkFieldData.ts'
import { answerTo } from '#domain/profile/needsProfileUpdate.ts'
import type { FieldData, PopupField } from '#domain/profile/PopupField.ts'
import type { Me } from '#site/data/account/me.ts'
import { useMe } from '#site/data/account/me.ts'
import { type Answer, post } from '#site/data/post.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useNotices } from '#site/features/shell/useNotices.ts'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useTexts } from '#site/texts/useTexts.ts'

type Values = { name: string; email: string; answers: Record<string, FieldData> }
type Edits = { name?: string; email?: string; answers: Record<string, FieldData> }

const UNCHANGED: Edits = { answers: {} }

const emptyOf = ({ type, options }: PopupField): FieldData => {
  if (type !== 'checkbox') return ''
  return options.length > 0 ? [] : false
}
const trimmed = (data: FieldData): FieldData => (typeof data === 'string' ? data.trim() : data)
const isSame = (a: FieldData, b: FieldData): boolean =>
  JSON.stringify(trimmed(a)) === JSON.stringify(trimmed(b))

const hasLetter = (name: string): boolean => /\p{L}/u.test(name)

/**
 * Name, e-mail and additional fields of a person as a form (spec 2 and 5): edits are kept separately from the
 * stored values, so that a change made in another tab is shown wherever nothing was typed here. `hasEmail`:
 * whether the form contains the e-mail.
 */
export function useProfileForm(me: Me, fields: PopupField[], hasEmail: boolean) {
  const messages = useTexts('messages')
  const problemTexts = useTexts('problems')
  const { base } = useProject()
  const { mutate } = useMe(base)
  const notices = useNotices()
  const [edits, setEdits] = useState<Edits>(UNCHANGED)
  // Fields that were left once: only those are marked as invalid.
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [isSaving, setIsSaving] = useState(false)

  const stored: Values = {
    name: me.name ?? '',
    email: me.email ?? '',
    answers: Object.fromEntries(
      fields.map((field) => [field.id, answerTo(me.additionalFields, field.id) ?? emptyOf(field)]),
    ),
  }
  const values: Values = {
    name: edits.name ?? stored.name,
    email: edits.email ?? stored.email,
    answers: { ...stored.answers, ...edits.answers },
  }
  const changed = {
    name: !isSame(values.name, stored.name),
    email: hasEmail && !isSame(values.email, stored.email),
    answers: fields.filter(({ id }) => !isSame(values.answers[id] ?? '', stored.answers[id] ?? '')),
  }
  // A name without a letter is accepted here: spec 5 refuses it with an alert on saving.
  const isNameValid =
    values.name.trim() !== '' && (!hasLetter(values.name) || NameSchema.safeParse(values.name).success)
  const wrongName = isNameValid ? null : nameProblem(values.name)
  const isEmailValid =
    !hasEmail ||
    (changed.email ? parseEditedEmail(values.email, me.email) !== null : values.email.trim() !== '')
  const invalidIds = new Set(
    fields
      .filter((field) => !checkFieldData(field, values.answers[field.id]).ok)
      // Optional values that were stored under an older form stay until they are edited.
      .filter((field) => field.isRequired || changed.answers.includes(field))
      .map(({ id }) => id),
  )
  const isValid = isNameValid && isEmailValid && invalidIds.size === 0
  const isChanged = changed.name || changed.email || changed.answers.length > 0

  const reset = () => {
    setEdits(UNCHANGED)
    setTouched(new Set())
  }

  /** Saves with updateuserdoc; true when saved. */
  const save = async (): Promise<boolean> => {
    if (!isValid || !isChanged || isSaving) return false
    if (!hasLetter(values.name)) {
      await notices.fail('nameNeedsLetter', messages.nameNeedsLetter)
      reset()
      return false
    }
    setIsSaving(true)
    const answer = await post<Answer>(base, 'auth/updateuserdoc', {
      ...(changed.name ? { name: values.name.trim() } : {}),
      ...(changed.email ? { email: values.email.trim() } : {}),
      additionalFields: changed.answers.map(({ id, title, type }) => ({
        id,
        fieldTitle: title,
        fieldType: type,
        data: trimmed(values.answers[id] ?? ''),
      })),
    })
    if (!answer?.apiSuccess) {
      setIsSaving(false)
      await notices.fail('updateuserdoc', answer?.message || messages[await failureOf(mutate)])
      return false
    }
    notices.done('updateuserdoc', messages.profileUpdated)
    // Until the values are read back, the form would still show unsaved changes.
    await mutate().catch(() => undefined)
    setIsSaving(false)
    // Input made while saving stays, on top of the newly stored values.
    setEdits((current) => (current === edits ? UNCHANGED : current))
    setTouched(new Set())
    return true
  }

  return {
    values,
    /** The error of a name that is not empty. */
    nameProblem: wrongName && localisedProblem(problemTexts, wrongName),
    invalid: { name: !isNameValid, email: !isEmailValid, ids: invalidIds },
    isValid,
    isChanged,
    isSaving,
    left: touched,
    leave: (id: string) => setTouched((previous) => new Set(previous).add(id)),
    setName: (name: string) => setEdits((previous) => ({ ...previous, name })),
    setEmail: (email: string) => setEdits((previous) => ({ ...previous, email })),
    setAnswer: (id: string, data: FieldData) =>
      setEdits((previous) => ({ ...previous, answers: { ...previous.answers, [id]: data } })),
    save,
  }
}

/** Why there was no usable answer (spec 8): the session has ended, or another error. */
async function failureOf(
  reloadPerson: () => Promise<Me | null | undefined>,
): Promise<'notLoggedIn' | 'profileUpdateFailed'> {
  const me = await reloadPerson().catch(() => undefined)
  return me === null ? 'notLoggedIn' : 'profileUpdateFailed'
}

export type ProfileForm = ReturnType<typeof useProfileForm>
