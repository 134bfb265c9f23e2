'use client'
import { lazy, Suspense, useState } from 'react'
import type { JoinWay, LiveClass } from '#domain/calls/live.ts'
import { hasWindow } from '#domain/live/providers.ts'
import { joinLive } from '#site/data/account/live.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { video } from '../VideoStage.css.ts'
import { LiveHead } from './LiveHead.tsx'
import { stage, under } from './LiveStage.css.ts'
import { useAttendance } from './useAttendance.ts'

const YoutubePlayer = lazy(() =>
  import('#site/ui/media/YoutubePlayer.tsx').then((m) => ({ default: m.YoutubePlayer })),
)

/** Loads with a class that can be joined. */
const ChatPanel = lazy(() => import('./chat/ChatPanel.tsx').then((m) => ({ default: m.ChatPanel })))

type LiveRoomProps = {
  live: LiveClass
  /** Asks for the state of the class again. */
  onChange: () => void
}

/** A class that can be joined. Nothing is requested from its provider before the student joins. */
export function LiveRoom({ live, onChange }: LiveRoomProps) {
  const t = useTexts('live')
  const { base } = useProject()
  const [way, setWay] = useState<JoinWay | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useAttendance(base, live.id, way !== null, onChange)

  const join = async () => {
    setBusy(true)
    // Opened by the press itself: after the answer, browsers would block it.
    const meeting = hasWindow(live.provider) ? window.open('', '_blank') : null
    const answer = await joinLive(base, live.id).catch(() => null)
    setBusy(false)
    if (!answer?.body.apiSuccess) {
      meeting?.close()
      setProblem(answer?.body.message ?? noAnswerText(base))
      onChange()
      return
    }
    const { way: found } = answer.body
    setWay(found)
    if (found.kind !== 'window') return setProblem(null)
    if (meeting) {
      meeting.opener = null
      meeting.location.replace(found.url)
    }
    setProblem(meeting ? null : t.blocked)
  }

  return (
    <section aria-labelledby="live">
      {way?.kind === 'youtube' ? (
        <div className={video}>
          <Suspense fallback={null}>
            <YoutubePlayer id={way.video} title={live.title} />
          </Suspense>
        </div>
      ) : null}
      <div className={way?.kind === 'youtube' ? under : stage}>
        <LiveHead live={live} />
        <div role="status">
          <Banner tone={live.state === 'live' ? 'success' : 'info'}>
            {way ? t.joined : live.state === 'live' ? t.isLive : t.waits}
          </Banner>
        </div>
        {way?.kind === 'sandbox' ? <p>{t.sandbox}</p> : null}
        {problem ? (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        ) : null}
        {!way || way.kind === 'window' ? (
          <Button look={way ? 'outline' : 'primary'} isPending={isBusy} onPress={() => void join()}>
            {way ? t.joinAgain : t.join}
          </Button>
        ) : null}
      </div>
      {way ? (
        <Suspense fallback={null}>
          <ChatPanel id={live.id} />
        </Suspense>
      ) : null}
    </section>
  )
}
