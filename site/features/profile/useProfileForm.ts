'use client'
import { useState } from 'react'
import { editedEmail } from '#domain/people/EmailSchema.ts'
import { NameSchema, nameProblem } from '#domain/people/NameSchema.ts'
import { checkFieldData } from '#domain/profile/checkFieldData.ts'
import { answerTo } from '#domain/profile/needsProfileUpdate.ts'
import type { FieldData, PopupField } from '#domain/profile/PopupField.ts'
import type { Me } from '#site/data/account/me.ts'
import { useMe } from '#site/data/account/me.ts'
import { type Answer, post } from '#site/data/post.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useNotices } from '#site/features/shell/useNotices.ts'
import { problemIn } from '#site/texts/problemIn.ts'
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
 * Name, e-mail and additional fields of a person as a form (spec 2 and 5): what was typed lies over what is stored, so
 * a change made in another tab shows through wherever nothing was typed here. `hasEmail`: whether the form shows the e-mail.
 */
export function useProfileForm(me: Me, fields: PopupField[], hasEmail: boolean) {
  const messages = useTexts('messages')
  const words = useTexts('problems')
  const { base } = useProject()
  const { mutate } = useMe(base)
  const notices = useNotices()
  const [edits, setEdits] = useState<Edits>(UNCHANGED)
  // What was left once: only there a wrong value is marked.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
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
  // A name without a letter passes here: spec 5 answers it with an alert when it is saved.
  const isNameValid =
    values.name.trim() !== '' && (!hasLetter(values.name) || NameSchema.safeParse(values.name).success)
  const wrongName = isNameValid ? null : nameProblem(values.name)
  const isEmailValid =
    !hasEmail || (changed.email ? editedEmail(values.email, me.email) !== null : values.email.trim() !== '')
  const invalidIds = new Set(
    fields
      .filter((field) => !checkFieldData(field, values.answers[field.id]).ok)
      // What was stored under an older form and is not required stays until it is changed.
      .filter((field) => field.isRequired || changed.answers.includes(field))
      .map(({ id }) => id),
  )
  const isValid = isNameValid && isEmailValid && invalidIds.size === 0
  const isChanged = changed.name || changed.email || changed.answers.length > 0

  const reset = () => {
    setEdits(UNCHANGED)
    setLeft(new Set())
  }

  /** Saves by updateuserdoc; true when it is saved. */
  const save = async (): Promise<boolean> => {
    if (!isValid || !isChanged || isSaving) return false
    if (!hasLetter(values.name)) {
      await notices.fail('nameWithoutLetter', messages.nameNeedsLetter)
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
    // Until it is read back, the form would still say that something is not saved.
    await mutate().catch(() => undefined)
    setIsSaving(false)
    // What was typed meanwhile stays; it lies over what is stored now.
    setEdits((current) => (current === edits ? UNCHANGED : current))
    setLeft(new Set())
    return true
  }

  return {
    values,
    /** What is wrong with a name that is there. */
    nameProblem: wrongName && problemIn(words, wrongName),
    invalid: { name: !isNameValid, email: !isEmailValid, ids: invalidIds },
    isValid,
    isChanged,
    isSaving,
    left,
    leave: (id: string) => setLeft((before) => new Set(before).add(id)),
    setName: (name: string) => setEdits((before) => ({ ...before, name })),
    setEmail: (email: string) => setEdits((before) => ({ ...before, email })),
    setAnswer: (id: string, data: FieldData) =>
      setEdits((before) => ({ ...before, answers: { ...before.answers, [id]: data } })),
    save,
  }
}

/** Why nothing usable came back (spec 8): the session is over, or something else. */
async function failureOf(
  lookAgain: () => Promise<Me | null | undefined>,
): Promise<'notLoggedIn' | 'profileUpdateFailed'> {
  const me = await lookAgain().catch(() => undefined)
  return me === null ? 'notLoggedIn' : 'profileUpdateFailed'
}

export type ProfileForm = ReturnType<typeof useProfileForm>
