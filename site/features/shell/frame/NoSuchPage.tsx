'use client'
import { useTexts } from '#site/texts/useTexts.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { container, section } from '#site/ui/layout.css.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'

/** A client component: Next renders it next to pages, before their language is known. */
export function NoSuchPage() {
  const t = useTexts('system')
  return (
    <div className={section}>
      <div className={container}>
        <EmptyState level={1} title={t.noSuchPage} text={t.noSuchPageText}>
          <LinkButton href="/courses">{t.seeCourses}</LinkButton>
          <LinkButton href="/" look="outline">
            {t.goHome}
          </LinkButton>
        </EmptyState>
      </div>
    </div>
  )
}
