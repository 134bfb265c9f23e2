'use client'
import { useTexts } from '#site/texts/useTexts.ts'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { textLink } from './forms.css.ts'

/** The page with the project's phones and addresses; it needs no sign-in. */
export const SUPPORT = '/contact'

/** When the next code can be requested, and a link to support in a new tab, so that no input is lost. */
export function SupportLine({ text }: { text: string }) {
  const t = useTexts('auth')
  return (
    <>
      {text}{' '}
      <AppLink href={SUPPORT} target="_blank" className={textLink} prefetch={false}>
        {t.contactSupport}
      </AppLink>
    </>
  )
}
