'use client'
import { useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { answerInvitation } from '#site/data/account/invitation.ts'
import { useMe } from '#site/data/account/me.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { actions, bar, message } from './InvitationBar.css.ts'

/**
 * A bar above the page of a signed-in student who has an invitation of a franchisee: until they accept, none
 * of their data is shared.
 */
export function InvitationBar() {
  const { base } = useProject()
  const { me, mutate } = useMe(base)
  const t = useTexts('shell')
  const [isBusy, setBusy] = useState(false)
  const invitation = me?.viewingAs ? null : me?.invitation
  if (!invitation) return null

  async function answer(id: string, accept: boolean) {
    setBusy(true)
    if (await answerInvitation(base, id, accept)) await mutate()
    setBusy(false)
  }

  return (
    <section className={bar} aria-label={t.invitationLabel}>
      <p className={message}>{fillPlaceholders(t.invitation, { name: invitation.franchisee })}</p>
      <div className={actions}>
        <PlainButton size="s" disabled={isBusy} onClick={() => void answer(invitation.id, true)}>
          {t.agree}
        </PlainButton>
        <PlainButton
          look="outline"
          size="s"
          disabled={isBusy}
          onClick={() => void answer(invitation.id, false)}
        >
          {t.decline}
        </PlainButton>
      </div>
    </section>
  )
}
