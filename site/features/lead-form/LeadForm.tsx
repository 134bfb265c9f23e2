'use client'
import { useEffect, useRef, useState } from 'react'
import { MIN_LEAD_MS } from '#domain/leads/minimumTime.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useMe } from '#site/data/account/me.ts'
import type { LeadFormView } from '#site/data/leadForms.ts'
import { sendLead } from '#site/data/leads.ts'
import { useProjectPath } from '#site/features/shell/frame/useProjectPath.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { useEarlySubmit } from '#site/ui/fields/useEarlySubmit.ts'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { Honeypot } from './Honeypot.tsx'
import { LeadFields } from './LeadFields.tsx'
import { consent, consentLink, root, thanks } from './LeadForm.css.ts'
import { useLeadForm } from './useLeadForm.ts'

/** A lead form of the CMS. The input stays until it has been received. */
export function LeadForm({ form }: { form: LeadFormView }) {
  const { base, title } = useProject()
  const t = useTexts('lead')
  const page = useProjectPath()
  const { me } = useMe(base)
  const lead = useLeadForm(form, me ?? null)
  const element = useRef<HTMLFormElement>(null)
  const early = useEarlySubmit(element)
  const isOnItsWay = useRef(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [thanksText, setThanksText] = useState<string | null>(null)

  // Keeps what was typed before the script loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    for (const [name, value] of new FormData(element.current ?? undefined))
      if (value) lead.set(name, `${value}`)
  }, [])

  // Error messages of fields above must not push the focused field out of sight.
  useEffect(() => {
    if (lead.problemCount === 0) return
    const focused = document.activeElement
    if (element.current?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' })
  }, [lead.problemCount])

  const submit = async () => {
    setProblem(null)
    const { wrong, body } = await lead.submit(page)
    if (!body) {
      const field = element.current?.elements.namedItem(wrong ?? '')
      if (field instanceof HTMLElement) field.focus()
      return
    }
    // Clicked twice while the rules were loading.
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    setIsSending(true)
    // A prefilled form can be sent faster than a person types, which the server would take for a bot.
    await new Promise((resolve) => setTimeout(resolve, MIN_LEAD_MS - body.elapsedMs))
    const sent = await sendLead(base, { ...body, elapsedMs: Math.max(body.elapsedMs, MIN_LEAD_MS) })
    isOnItsWay.current = false
    setIsSending(false)
    if (sent.isSent) setThanksText(sent.message)
    else setProblem(sent.message)
  }
  if (thanksText) {
    return (
      <Banner tone="success" role="status" className={thanks}>
        {thanksText}
      </Banner>
    )
  }
  return (
    <>
      <form
        ref={element}
        className={root}
        noValidate
        aria-label={form.title}
        {...early}
        onFocus={() => void lead.prepare()}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) void submit()
        }}
      >
        <LeadFields form={form} lead={lead} />
        <Honeypot onChange={(value) => lead.set('website', value)} />
        {problem ? (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        ) : null}
        <PlainButton type="submit" size="l" isPending={isSending}>
          {form.submitLabel || t.send}
        </PlainButton>
        <p className={consent}>
          {fillPlaceholders(t.consent, { title })}{' '}
          <AppLink href="/privacy" className={consentLink} prefetch={false}>
            {t.privacy}
          </AppLink>
        </p>
      </form>
      <noscript>
        <p>{t.needsScript}</p>
      </noscript>
    </>
  )
}
