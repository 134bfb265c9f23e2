'use client'
import { Suspense } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { FilledText } from '#site/ui/FilledText.tsx'
import { link } from '#site/ui/layout.css.ts'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { fileNote } from './FileNote.css.ts'

/** Note beside goods with a digital file: it is in Downloads already. */
export function FileNote() {
  return (
    <Suspense fallback={null}>
      <Note />
    </Suspense>
  )
}

function Note() {
  const t = useTexts('owned')
  const downloads = (
    <AppLink href="/downloads" className={link} prefetch={false}>
      {t.downloads}
    </AppLink>
  )
  return (
    <p className={fileNote} data-print="hidden">
      <FilledText text={t.fileIn} values={{ downloads }} />
    </p>
  )
}
