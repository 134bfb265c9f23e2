'use client'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'

type Props = {
  id: string
  rev: number
  title: string
  hasEnd: boolean
  isPaused: boolean
  isRevoked: boolean
}
type Act = 'extend' | 'pause' | 'resume' | 'revoke' | 'restore'

const ASKED: Record<Act, { label: string; text: string; isDanger?: boolean }> = {
  extend: { label: 'Extend', text: 'The days are added to the end; when that is over, to today.' },
  pause: {
    label: 'Pause',
    text: 'Nothing opens until you resume it. The end moves by as long as it was paused.',
  },
  resume: { label: 'Resume', text: 'It opens again, and ends later by as long as it was paused.' },
  revoke: { label: 'Take back', text: 'It opens no more. What was done in it stays.', isDanger: true },
  restore: { label: 'Give again', text: 'It opens again until its end.' },
}

type State = Pick<Props, 'rev' | 'hasEnd' | 'isPaused' | 'isRevoked'>
type Answer = { rev: number; endsAt: string | null; pausedAt: string | null; revokedAt: string | null }

/** Buttons that extend, pause or resume, and revoke or restore an enrolment. */
export function EntitlementButtons({ id, title, ...read }: Props) {
  const [act, setAct] = useState<Act | null>(null)
  const [answered, setAnswered] = useState<State | null>(null)
  // Until the page has refreshed, the latest answer is newer than its props.
  const { rev, hasEnd, isPaused, isRevoked } = answered && answered.rev > read.rev ? answered : read

  async function change(body: object) {
    const answer = await postCall<Answer>('/enrolments/change', { id, rev, act, ...body })
    if (answer.apiSuccess)
      setAnswered({
        rev: answer.rev,
        hasEnd: answer.endsAt !== null,
        isPaused: answer.pausedAt !== null,
        isRevoked: answer.revokedAt !== null,
      })
    return answer
  }

  const possible: Act[] = isRevoked
    ? ['restore']
    : [...(hasEnd ? ['extend' as const] : []), isPaused ? 'resume' : 'pause', 'revoke']
  const asked = act && ASKED[act]
  return (
    <div className="panel-actions shop-controls">
      {possible.map((one) => (
        <button
          key={one}
          type="button"
          className={`panel-button ${ASKED[one].isDanger ? 'panel-button--danger' : ''}`}
          onClick={() => setAct(one)}
        >
          {ASKED[one].label}
        </button>
      ))}
      {act && asked && (
        <ConfirmDialog
          title={`${asked.label}: ${title}`}
          text={asked.text}
          field={
            act === 'extend'
              ? { label: 'Days', initial: '30', max: 5 }
              : { label: 'Why, for the audit log', max: 300 }
          }
          submit={asked.label}
          isDanger={asked.isDanger === true}
          call={async (typed) => {
            if (act !== 'extend') return change({ note: typed })
            if (!/^[1-9]\d{0,4}$/.test(typed))
              return { apiSuccess: false, message: 'Enter a number of days.' }
            return change({ days: Number(typed) })
          }}
          onClose={() => setAct(null)}
        />
      )}
    </div>
  )
}
