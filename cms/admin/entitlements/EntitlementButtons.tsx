'use client'
import { useState } from 'react'
import { extendedEnd } from '#domain/entitlements/entitlement.ts'
import { dayText } from '#domain/invoices/texts.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'

type Props = {
  id: string
  rev: number
  title: string
  /** ISO date, null without an end. */
  endsAt: string | null
  isPaused: boolean
  isRevoked: boolean
  /** Limits the buttons to these; all of them by default. */
  only?: readonly Act[]
}
type Act = 'extend' | 'pause' | 'resume' | 'revoke' | 'restore'

const CONFIRMATIONS: Record<Act, { label: string; text: string; isDanger?: boolean }> = {
  extend: { label: 'Extend', text: 'The days are added to the end; when that is over, to today.' },
  pause: {
    label: 'Pause',
    text: 'Nothing opens until you resume it. The end moves by as long as it was paused.',
  },
  resume: { label: 'Resume', text: 'It opens again, and ends later by as long as it was paused.' },
  revoke: { label: 'Take back', text: 'It opens no more. What was done in it stays.', isDanger: true },
  restore: { label: 'Give again', text: 'It opens again until its end.' },
}

type State = Pick<Props, 'rev' | 'endsAt' | 'isPaused' | 'isRevoked'>
type Answer = { rev: number; endsAt: string | null; pausedAt: string | null; revokedAt: string | null }

const DAYS = /^[1-9]\d{0,4}$/

/** Such as `It ends on 24 Jan 2027 then.`, null without a valid number of days. */
const newEndText = (endsAt: string | null, days: string): string | null =>
  endsAt && DAYS.test(days)
    ? `It ends on ${dayText(extendedEnd(Date.parse(endsAt), Number(days), Date.now()))} then.`
    : null

/** Buttons that extend, pause or resume, and revoke or restore an enrolment. */
export function EntitlementButtons({ id, title, only, ...read }: Props) {
  const [act, setAct] = useState<Act | null>(null)
  const [answered, setAnswered] = useState<State | null>(null)
  // Until the page has refreshed, the latest answer is newer than its props.
  const { rev, endsAt, isPaused, isRevoked } = answered && answered.rev > read.rev ? answered : read

  async function change(body: object) {
    const answer = await postCall<Answer>('/enrolments/change', { id, rev, act, ...body })
    if (answer.apiSuccess)
      setAnswered({
        rev: answer.rev,
        endsAt: answer.endsAt,
        isPaused: answer.pausedAt !== null,
        isRevoked: answer.revokedAt !== null,
      })
    return answer.apiSuccess && act === 'extend' && answer.endsAt
      ? { ...answer, message: `Extended. It ends on ${dayText(Date.parse(answer.endsAt))}.` }
      : answer
  }

  const possible: Act[] = isRevoked
    ? ['restore']
    : [...(endsAt ? ['extend' as const] : []), isPaused ? 'resume' : 'pause', 'revoke']
  const offered = possible.filter((one) => only?.includes(one) ?? true)
  const confirmation = act && CONFIRMATIONS[act]
  if (offered.length === 0) return null
  return (
    <div className="panel-actions shop-controls">
      {offered.map((one) => (
        <button
          key={one}
          type="button"
          className={`panel-button ${CONFIRMATIONS[one].isDanger ? 'panel-button--danger' : ''}`}
          onClick={() => setAct(one)}
        >
          {CONFIRMATIONS[one].label}
        </button>
      ))}
      {act && confirmation && (
        <ConfirmDialog
          title={`${confirmation.label}: ${title}`}
          text={confirmation.text}
          field={
            act === 'extend'
              ? { label: 'Days', initial: '30', max: 5, help: (typed) => newEndText(endsAt, typed) }
              : { label: 'Why, for the audit log', max: 300 }
          }
          submit={confirmation.label}
          isDanger={confirmation.isDanger === true}
          call={async (typed) => {
            if (act !== 'extend') return change({ note: typed })
            if (!DAYS.test(typed)) return { apiSuccess: false, message: 'Enter a number of days.' }
            return change({ days: Number(typed) })
          }}
          onClose={() => setAct(null)}
        />
      )}
    </div>
  )
}
