'use client'
import { phoneText } from '#domain/people/phoneText.ts'
import { useMe } from '#site/data/account/me.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { paperHead, paperParty } from './OrderView.css.ts'

/** Printed only: the seller, the buyer, and the title of the sheet. */
export function PrintHead({ title }: { title: string }) {
  const t = useTexts('orders')
  const { base, title: seller } = useProject()
  const { me } = useMe(base)
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
