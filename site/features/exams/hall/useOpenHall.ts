'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { examCalls } from '#site/data/exams/examCalls.ts'
import type { HallStore } from '#site/data/exams/HallStore.ts'
import { openHallStore } from '#site/data/exams/openHallStore.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { sessionLabel } from '#site/features/shell/sessionLabel.ts'
import type { Hall } from './engine/createHall.ts'
import { holdTab } from './engine/holdTab.ts'
import { type Closed, openHall } from './engine/openHall.ts'

type HallPhase =
  | { state: 'opening'; progress: number | null }
  | { state: Closed | 'otherTab' }
  | { state: 'open'; hall: Hall }

type How = { takesOver?: boolean; steals?: boolean }

/** Opens the hall of an attempt in this tab; null until the attempt is known. */
export function useOpenHall(attempt: string | null) {
  const { base, slug } = useProject()
  const [phase, setPhase] = useState<HallPhase>({ state: 'opening', progress: null })
  const [how, setHow] = useState<How>({})
  const hall = useRef<Hall>(undefined)
  useEffect(() => {
    if (!attempt) return
    const ending = new AbortController()
    const close = (): void => {
      hall.current?.stop()
      hall.current = undefined
    }
    const open = async (): Promise<void> => {
      setPhase({ state: 'opening', progress: null })
      const store: HallStore = await openHallStore(slug)
      const session = sessionLabel(slug)
      const opened = await openHall(
        {
          project: slug,
          calls: examCalls(base),
          store,
          base,
          attempt,
          session,
          steady: () => performance.now(),
          onProgress: (progress) => setPhase({ state: 'opening', progress }),
        },
        how.takesOver,
      )
      if (ending.signal.aborted) {
        if (opened.state === 'open') opened.hall.stop()
        return
      }
      if (opened.state === 'open') {
        hall.current = opened.hall
        opened.hall.wake()
      }
      setPhase(opened)
    }
    holdTab(
      `${slug}-hall-${attempt}`,
      {
        onHeld: () => void open(),
        onBusy: () => setPhase({ state: 'otherTab' }),
        onLost: () => {
          close()
          setPhase({ state: 'otherTab' })
        },
      },
      ending.signal,
      how.steals === true,
    )
    return () => {
      ending.abort()
      close()
    }
  }, [attempt, base, slug, how])
  // The lock is taken from this tab's own earlier try, too.
  const again = useCallback((takesOver = false) => setHow({ takesOver, steals: true }), [])
  return { phase, again }
}
