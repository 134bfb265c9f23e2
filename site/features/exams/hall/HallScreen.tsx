'use client'
import { useEffect, useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { keepOpenPage } from '#site/features/shell/offline/keepPage.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { Progress } from '#site/ui/Progress.tsx'
import { attemptOfPath } from '../attemptOfPath.ts'
import { HallProvider } from './HallContext.tsx'
import { HallGate } from './HallGate.tsx'
import { HallRoom } from './HallRoom.tsx'
import { useOpenHall } from './useOpenHall.ts'

/**
 * `/tests/<attempt>`: the hall. The page is the same for all attempts, so that it can be kept on devices; which one it is says
 * the browser's address.
 */
export function HallScreen() {
  const t = useTexts('hall')
  const auth = useAuthDialog()
  const { base } = useProject()
  const toHref = useHref()
  const [attempt, setAttempt] = useState<string | null>(null)
  useEffect(() => setAttempt(attemptOfPath(window.location.pathname)), [])
  const { phase, again } = useOpenHall(attempt)
  const isOpen = phase.state === 'open'
  const isOver = phase.state === 'over'
  useEffect(() => {
    if (isOver && attempt) window.location.replace(toHref(`/tests/${attempt}/result`))
  }, [isOver, attempt, toHref])
  useEffect(() => {
    return isOpen ? keepOpenPage('keepHall', `${base}/tests/~`) : undefined
  }, [isOpen, base])
  const progress = phase.state === 'opening' ? phase.progress : null
  if (phase.state === 'open')
    return (
      <HallProvider hall={phase.hall}>
        <HallRoom onTakeOver={() => again(true)} />
      </HallProvider>
    )
  return (
    <div data-focus-page="bare">
      {phase.state === 'opening' || phase.state === 'over' ? (
        <HallGate
          title={t.loading}
          text={
            progress === null
              ? undefined
              : fillPlaceholders(t.loadingPart, { percent: Math.round(progress * 100) })
          }
        >
          <Progress label={t.loading} percent={progress === null ? null : progress * 100} />
        </HallGate>
      ) : phase.state === 'signedOut' ? (
        <HallGate title={t.signedOut} text={t.signedOutText}>
          <PlainButton onClick={() => auth.open(() => again())}>{t.logIn}</PlainButton>
        </HallGate>
      ) : phase.state === 'forbidden' ? (
        <HallGate title={t.forbidden} text={t.forbiddenText}>
          <LinkButton href="/learn">{t.myLearning}</LinkButton>
        </HallGate>
      ) : phase.state === 'failed' ? (
        <HallGate title={t.failed} text={t.failedText}>
          <PlainButton onClick={() => again()}>{t.retry}</PlainButton>
        </HallGate>
      ) : phase.state === 'otherTab' ? (
        <HallGate title={t.otherTab} text={t.otherTabText}>
          <PlainButton onClick={() => again()}>{t.useHere}</PlainButton>
        </HallGate>
      ) : (
        <HallGate title={t.otherDevice} text={t.otherDeviceText}>
          <PlainButton onClick={() => again(true)}>{t.takeOver}</PlainButton>
        </HallGate>
      )}
    </div>
  )
}
