'use client'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question'
import { useRouter } from 'next/navigation'
import { type RefObject, useState } from 'react'
import { playTime } from '#domain/learning/chapterMarks.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { keepDoubtFrame } from '#site/features/shell/doubtFrame.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { type PlayClock, usePlaySecond } from './player/PlayClock.ts'
import type { Player } from './player/usePlayer.ts'

/** Where the video of a lesson is, and its player where its picture can be drawn. */
export type AskedVideo = { clock: PlayClock; player: RefObject<Player | null> }

type AskAtSecondProps = { of: { lecture: string; uid: string }; video: AskedVideo }

/** Asks about the second at which the video is, with its picture; nothing before it was played. */
export function AskAtSecond({ of: { lecture, uid }, video: { clock, player } }: AskAtSecondProps) {
  const t = useTexts('lesson')
  const { slug } = useProject()
  const router = useRouter()
  const toHref = useHref()
  const second = usePlaySecond(clock)
  const [isBusy, setIsBusy] = useState(false)
  const ask = async () => {
    setIsBusy(true)
    const picture = (await player.current?.draw()) ?? null
    if (picture) await keepDoubtFrame(slug, { uid, lecture, second }, picture).catch(() => undefined)
    router.push(toHref(`/doubts?lesson=${lecture}&second=${second}`))
  }
  if (second === 0) return null
  return (
    <Button
      look="outline"
      size="s"
      icon={MessageCircleQuestion}
      isPending={isBusy}
      onPress={() => void ask()}
    >
      {fillPlaceholders(t.askDoubtAt, { time: playTime(second) })}
    </Button>
  )
}
