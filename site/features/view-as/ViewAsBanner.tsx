'use client'
import { useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useMe } from '#site/data/account/me.ts'
import { stopViewing } from '#site/data/account/viewAs.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { bar } from './ViewAsBanner.css.ts'

/** Shown on every page of a view-as session of staff; Stop returns to the panel. */
export function ViewAsBanner() {
  const { base } = useProject()
  const { me } = useMe(base)
  const t = useTexts('shell')
  const [isBusy, setBusy] = useState(false)
  if (!me?.viewingAs) return null

  async function stop() {
    setBusy(true)
    window.location.assign((await stopViewing(base)) ?? '/admin')
  }

  return (
    <div className={bar} role="status">
      {fillPlaceholders(t.viewAsNotice, { name: me.viewingAs.name })}
      <PlainButton look="outline" size="s" disabled={isBusy} onClick={stop}>
        {t.stop}
      </PlainButton>
    </div>
  )
}
