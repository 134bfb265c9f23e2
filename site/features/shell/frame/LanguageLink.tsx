'use client'
import Languages from 'lucide-react/icons/languages'
import type { MouseEvent } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { withBase } from '#site/ui/navigation/LinkBase.tsx'
import { useProject } from '../ProjectContext.tsx'
import { projectPathOf, useProjectPath } from './useProjectPath.ts'

/**
 * A link to the same page in the other language. It reloads the whole page, so that nothing of the first
 * language stays. Pages are cached without their query, so the query is added on click.
 */
export function LanguageLink({ className, isShort }: { className?: string; isShort?: boolean }) {
  const { base, locale } = useProject()
  const { otherLanguage, otherLanguageShort } = useTexts('shell')
  const path = useProjectPath()
  // A not-found page has no equivalent in the other language.
  const place = path === '/~missing' ? '/' : path
  const otherLocale = locale === 'hi' ? 'en' : 'hi'
  const otherBase = otherLocale === 'hi' ? `${base}/hi` : base.replace(/\/hi$/, '')
  const keepAddress = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    // One cached page serves many URLs (`sharedPath`): in its server-rendered HTML the link cannot have the current one.
    if (currentTarget.pathname.split('/').includes('~'))
      currentTarget.pathname = withBase(otherBase, projectPathOf(window.location.pathname))
    currentTarget.search = window.location.search
    currentTarget.hash = window.location.hash
  }
  return (
    <a
      href={withBase(otherBase, place)}
      hrefLang={otherLocale}
      lang={otherLocale}
      aria-label={isShort ? otherLanguage : undefined}
      className={className}
      onPointerDown={keepAddress}
      onClick={keepAddress}
    >
      {isShort ? null : <Icon icon={Languages} size="xs" />}
      {isShort ? otherLanguageShort : otherLanguage}
    </a>
  )
}
