'use client'
import { useRef, useState } from 'react'
import type { LeadFormView } from '#site/data/leadForms.ts'
import { sendLead } from '#site/data/leads.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { usePlace } from '#site/features/shell/usePlace.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { LeadFields } from './LeadFields.tsx'
import { consent, consentLink, root, thanks } from './LeadForm.css.ts'
import { Trap } from './Trap.tsx'
import { useLeadForm } from './useLeadForm.ts'

const SEND = 'Send'

/** A form of the CMS that visitors fill in. What they typed stays until it has arrived. */
export function LeadForm({ form }: { form: LeadFormView }) {
  const { base, title } = useProject()
  const page = usePlace()
  const lead = useLeadForm(form)
  const element = useRef<HTMLFormElement>(null)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [thanksText, setThanksText] = useState<string | null>(null)

  const submit = async () => {
    const { wrong, body } = lead.submit(page)
    if (!body) {
      element.current
        ?.querySelector<HTMLElement>(`[data-field="${CSS.escape(wrong)}"] :is(input, textarea, button)`)
        ?.focus()
      return
    }
    setIsSending(true)
    setProblem(null)
    const { isSent, message } = await sendLead(base, body)
    setIsSending(false)
    if (isSent) setThanksText(message)
    else setProblem(message)
  }
  if (thanksText) {
    return (
      <Banner tone="success" role="status" className={thanks}>
        {thanksText}
      </Banner>
    )
  }
  return (
    <form
      ref={element}
      className={root}
      noValidate
      aria-label={form.title}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void submit()
      }}
    >
      <LeadFields form={form} lead={lead} />
      <Trap value={lead.trap} onChange={lead.setTrap} />
      {problem ? (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      ) : null}
      <Button type="submit" size="l" isPending={isSending}>
        {form.submitLabel || SEND}
      </Button>
      <p className={consent}>
        By sending this you agree that {title} contacts you about it.{' '}
        <AppLink href="/privacy" className={consentLink} prefetch={false}>
          Privacy
        </AppLink>
      </p>
    </form>
  )
}
