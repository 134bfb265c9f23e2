'use client'
import { useState } from 'react'
import { useMe } from '#site/data/me.ts'
import { stopViewing } from '#site/data/viewAs.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { Button } from '#site/ui/Button.tsx'
import { bar } from './ViewAsBanner.css.ts'

/** Over every page while staff look through a learner's eyes; Stop goes back to the panel. */
export function ViewAsBanner() {
  const { base } = useProject()
  const { me } = useMe(base)
  const [isBusy, setBusy] = useState(false)
  if (!me?.viewingAs) return null

  async function stop() {
    setBusy(true)
    window.location.assign((await stopViewing(base)) ?? '/admin')
  }

  return (
    <div className={bar} role="status">
      {`You see the site as ${me.viewingAs.name} does. Nothing can be changed.`}
      <Button look="outline" size="s" isPending={isBusy} onPress={stop}>
        Stop
      </Button>
    </div>
  )
}
