'use client'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { changesRow } from './Notices.css.ts'
import type { LineActions } from './useLineActions.ts'

/** The line that was just removed, and a way back; the removal itself is announced elsewhere. */
export function Removed({ actions: { removed, undoRemove } }: { actions: LineActions }) {
  const t = useTexts('cart')
  if (!removed) return null
  return (
    <Banner>
      <div className={changesRow}>
        <p>
          <MixedText>{fillPlaceholders(t.removed, { title: removed.title || t.unavailable })}</MixedText>
        </p>
        <PlainButton look="outline" size="s" onClick={() => undoRemove(removed)}>
          {t.undo}
        </PlainButton>
      </div>
    </Banner>
  )
}
