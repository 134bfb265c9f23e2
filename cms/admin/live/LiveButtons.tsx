'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type JoinWay, MAX_CANCEL_REASON } from '#domain/calls/live.ts'
import { hasWindow, type LiveProvider } from '#domain/live/providers.ts'
import { isJoinable, LIVE_MOVES, type LiveState } from '#domain/live/states.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'

type Props = { id: string; title: string; state: LiveState; provider: LiveProvider }
type Act = 'start' | 'end' | 'publish' | 'cancel'

const CONFIRMATIONS: Record<Act, { label: string; text: string; isDanger?: boolean }> = {
  start: {
    label: 'Start',
    text: 'Students who wait come in. This can be done from 10 minutes before the time on.',
  },
  end: {
    label: 'End',
    text: 'Students leave the room. A class that was ended by mistake can be started again.',
  },
  publish: {
    label: 'Publish the recording',
    text: 'The lesson plays it. Other recordings than those of YouTube are added to the lesson as a file first.',
  },
  cancel: {
    label: 'Cancel class',
    text: 'The students are notified. Entering another time schedules it again.',
    isDanger: true,
  },
}
const ACTS: readonly Act[] = ['start', 'end', 'publish', 'cancel']

/** The acts that the state of a live class allows, the way into its room, and who was there. */
export function LiveButtons({ id, title, state, provider }: Props) {
  const [act, setAct] = useState<Act | null>(null)
  const router = useRouter()
  const confirmation = act && CONFIRMATIONS[act]

  async function openRoom() {
    // Opened by the press itself, which no browser blocks.
    const room = window.open('', '_blank')
    const answer = await postCall<{ way: JoinWay }>('/learn/joinlive', { id })
    if (answer.apiSuccess && answer.way.kind === 'window' && room) room.location.href = answer.way.url
    else room?.close()
    if (!answer.apiSuccess) toast.error(answer.message)
  }

  return (
    <div className="panel-actions shop-controls">
      {hasWindow(provider) && isJoinable(state) && (
        <button type="button" className="panel-button" onClick={() => void openRoom()}>
          Open the room
        </button>
      )}
      {ACTS.filter((one) => LIVE_MOVES[state][one]).map((one) => (
        <button
          key={one}
          type="button"
          className={`panel-button ${CONFIRMATIONS[one].isDanger ? 'panel-button--danger' : ''}`}
          onClick={() => setAct(one)}
        >
          {CONFIRMATIONS[one].label}
        </button>
      ))}
      <a className="panel-button" href={`/admin/collections/live-attendances?where[session][equals]=${id}`}>
        Attendance
      </a>
      {act && confirmation && (
        <ConfirmDialog
          title={`${confirmation.label}: ${title}`}
          text={confirmation.text}
          {...(act === 'cancel' ? { field: { label: 'Why, for the students', max: MAX_CANCEL_REASON } } : {})}
          submit={confirmation.label}
          isDanger={confirmation.isDanger === true}
          call={async (typed) => {
            const answer = await postCall('/live/move', {
              id,
              act,
              ...(act === 'cancel' ? { reason: typed } : {}),
            })
            router.refresh()
            return answer
          }}
          onClose={() => setAct(null)}
        />
      )}
    </div>
  )
}
