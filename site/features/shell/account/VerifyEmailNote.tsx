'use client'
import { Suspense } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useProfile } from '#site/data/account/account.ts'
import { useMe } from '#site/data/account/me.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { useProject } from '../ProjectContext.tsx'
import { noteLink } from './VerifyEmailNote.css.ts'

/** Note beside an order: receipts are sent only to a verified e-mail, with a link to verify it. */
export function VerifyEmailNote() {
  return (
    <Suspense fallback={null}>
      <Note />
    </Suspense>
  )
}

function Note() {
  const t = useTexts('account')
  const { base } = useProject()
  const { me } = useMe(base)
  const { profile } = useProfile(base, me?.uid)
  if (!me || !profile || profile.isEmailVerified) return null
  return (
    <Banner data-print="hidden">
      {me.email ? fillPlaceholders(t.receiptsToUnverified, { email: me.email }) : t.receiptsNowhere}{' '}
      <AppLink href="/profile?verify=email" className={noteLink} prefetch={false}>
        {me.email ? t.verifyEmail : t.addEmail}
      </AppLink>
    </Banner>
  )
}
