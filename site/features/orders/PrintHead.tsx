'use client'
import { useEffect } from 'react'
import { phoneText } from '#domain/people/phoneText.ts'
import { useMe } from '#site/data/account/me.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { paperHead, paperParty } from './OrderView.css.ts'

/** Printed only: the seller, the buyer, and the title of the sheet, which also names the file of a PDF. */
export function PrintHead({ title, number }: { title: string; number: string }) {
  const t = useTexts('orders')
  const { base, title: seller } = useProject()
  const { me } = useMe(base)
  usePrintTitle(`${title} ${number} · ${seller}`)
  return (
    <div data-print="only">
      <div className={paperHead}>
        <strong>{seller}</strong>
        <span>{title}</span>
      </div>
      {me ? (
        <p className={paperParty}>
          {t.forPerson} <MixedText>{me.name || me.email || ''}</MixedText>
          {me.phone ? `, ${phoneText(me.phone)}` : ''}
        </p>
      ) : null}
    </div>
  )
}

/** Gives the document this title while it is printed. */
function usePrintTitle(title: string) {
  useEffect(() => {
    let pageTitle = document.title
    const before = () => {
      pageTitle = document.title
      document.title = title
    }
    const after = () => {
      document.title = pageTitle
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [title])
}
