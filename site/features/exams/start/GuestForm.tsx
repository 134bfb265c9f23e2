'use client'
import { useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { type Answer, post } from '#site/data/post.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainCheckbox, PlainTextField } from '#site/ui/fields/PlainFields.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { heading, part, quiet } from './PaperScreen.css.ts'

type GuestFormProps = { slug: string; onStarted: () => void }

/** A free quiz without an account: a name, and a contact only from those who want to be contacted. */
export function GuestForm({ slug, onStarted }: GuestFormProps) {
  const t = useTexts('exams')
  const { base, title } = useProject()
  const [values, setValues] = useState({ name: '', phone: '', email: '' })
  const [hasConsented, setHasConsented] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const field = (name: keyof typeof values, rest: { type?: string; autoComplete: string }) => (
    <PlainTextField
      {...rest}
      label={t[name]}
      value={values[name]}
      maxLength={100}
      required={name === 'name'}
      error={name === 'name' && problem ? problem : undefined}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
    />
  )
  const enter = async (): Promise<void> => {
    if (isPending) return
    setIsPending(true)
    const answer = await post<Answer>(base, 'quizzes/guest', {
      quiz: slug,
      name: values.name,
      phone: hasConsented ? values.phone || null : null,
      email: hasConsented ? values.email || null : null,
      hasConsented,
      page: window.location.pathname,
    })
    setIsPending(false)
    if (answer?.apiSuccess) onStarted()
    else setProblem(answer?.message ?? t.guestFailed)
  }
  return (
    <form
      className={part}
      onSubmit={(event) => {
        event.preventDefault()
        void enter()
      }}
    >
      <h3 className={heading}>{t.guestTitle}</h3>
      <p className={quiet}>{t.guestText}</p>
      {field('name', { autoComplete: 'name' })}
      <PlainCheckbox
        label={fillPlaceholders(t.contactConsent, { site: title })}
        checked={hasConsented}
        onChange={(event) => setHasConsented(event.target.checked)}
      />
      {hasConsented ? (
        <>
          {field('phone', { type: 'tel', autoComplete: 'tel' })}
          {field('email', { type: 'email', autoComplete: 'email' })}
        </>
      ) : null}
      <PlainButton type="submit" look="outline" isPending={isPending}>
        {t.startAsGuest}
      </PlainButton>
    </form>
  )
}
