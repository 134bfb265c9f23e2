'use client'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { HallProvider } from '../hall/HallContext.tsx'
import { useOpenHall } from '../hall/useOpenHall.ts'
import { room } from './QuizRoom.css.ts'
import { QuizRoom } from './QuizRoom.tsx'

type QuizPlayerProps = {
  attempt: string
  /** Called once it is marked; its score is still shown. */
  onMarked: () => void
  /** Called when the student has seen its score, and when it cannot be opened. */
  onEnded: () => void
}

/** An attempt at a quiz within a page: one question after the other, kept and sent as in the hall. */
export function QuizPlayer({ attempt, onMarked, onEnded }: QuizPlayerProps) {
  const t = useTexts('hall')
  const auth = useAuthDialog()
  const { phase, again } = useOpenHall(attempt)
  if (phase.state === 'open')
    return (
      <HallProvider hall={phase.hall}>
        <QuizRoom onMarked={onMarked} onEnded={onEnded} onTakeOver={() => again(true)} />
      </HallProvider>
    )
  if (phase.state === 'opening') return <Skeleton height={280} />
  const gates = {
    signedOut: { words: t.signedOut, label: t.logIn, act: () => auth.open(() => again()) },
    forbidden: { words: t.forbidden, label: t.retry, act: onEnded },
    over: { words: t.ended, label: t.seeResult, act: onEnded },
    failed: { words: t.failed, label: t.retry, act: () => again() },
    otherTab: { words: t.otherTab, label: t.useHere, act: () => again() },
    otherDevice: { words: t.otherDevice, label: t.takeOver, act: () => again(true) },
  }
  const { words, label, act } = gates[phase.state]
  return (
    <div className={room}>
      <p role="status">{words}</p>
      <div>
        <PlainButton onClick={act}>{label}</PlainButton>
      </div>
    </div>
  )
}
