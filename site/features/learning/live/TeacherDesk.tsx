'use client'
import { useState } from 'react'
import type { LiveClass } from '#domain/calls/live.ts'
import { LIVE_MOVES } from '#domain/live/states.ts'
import { moveLive } from '#site/data/account/live.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { desk } from './LiveStage.css.ts'

type TeacherDeskProps = {
  live: LiveClass
  /** Asks for the state of the class again. */
  onChange: () => void
}

/** What the teacher of a live class does: starts and ends it. One that was ended by mistake can be started again. */
export function TeacherDesk({ live, onChange }: TeacherDeskProps) {
  const t = useTexts('live')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const [isBusy, setBusy] = useState(false)
  const move = async (act: 'start' | 'end') => {
    setBusy(true)
    const answer = await moveLive(base, live.id, act).catch(() => null)
    setBusy(false)
    showSnackbar(
      answer?.body.message ?? noAnswerText(base),
      answer?.body.apiSuccess ? {} : { severity: 'error' },
    )
    onChange()
  }
  const acts = (['start', 'end'] as const).filter(
    (act) => LIVE_MOVES[live.state][act] && live.state !== 'scheduled',
  )
  if (acts.length === 0) return null
  return (
    <div className={desk}>
      {acts.map((act) => (
        <Button key={act} isPending={isBusy} onPress={() => void move(act)}>
          {t[act]}
        </Button>
      ))}
    </div>
  )
}
