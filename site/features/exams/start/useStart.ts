'use client'
import { useState } from 'react'
import type { HallAttempt, PaperInfo } from '#domain/calls/exams/tests.ts'
import type { Locale } from '#domain/text/locales.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { examCalls } from '#site/data/exams/examCalls.ts'
import { keptHall } from '#site/data/exams/keptHall.ts'
import { openHallStore } from '#site/data/exams/openHallStore.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { sessionLabel } from '#site/features/shell/sessionLabel.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'

type Start = { language: Locale; hasConsented: boolean; password: string | null }

/**
 * Starts an attempt, keeps it on the device and goes to its hall, or calls `onStarted` in place of that. `problem` says
 * why it was not started.
 */
export function useStart(
  { id, kind }: Pick<PaperInfo, 'id' | 'kind'>,
  onStarted?: (hall: HallAttempt) => void,
) {
  const t = useTexts('exams')
  const { base, slug } = useProject()
  const toHref = useHref()
  const [isStarting, setIsStarting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const start = async (choice: Start): Promise<void> => {
    setIsStarting(true)
    setProblem(null)
    const store = await openHallStore(slug)
    const device = await store.device()
    const answer = await examCalls(base).start({ kind, paper: id, device, ...choice })
    if (answer.state === 'ok') {
      const { attempt } = answer.body
      await store.keep(keptHall(attempt, sessionLabel(slug))).catch(() => undefined)
      if (onStarted) onStarted(attempt)
      // A full load: the hall's page is one for all attempts.
      else window.location.assign(toHref(`/tests/${attempt.id}`))
      return
    }
    setIsStarting(false)
    if (answer.state === 'refused') setProblem(answer.message)
    else if (answer.state === 'failed') setProblem(noAnswerText(base, 'notSent'))
    else setProblem(answer.state === 'signedOut' ? t.refusals.signedOut : t.refusals.locked)
  }
  return { start, isStarting, problem }
}
