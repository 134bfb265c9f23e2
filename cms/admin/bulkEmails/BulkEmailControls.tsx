'use client'
import { useState } from 'react'
import { type BulkState, bulkMove, canStop, canTest, SMALLEST_SHOWN } from '#domain/bulkEmails/bulkEmails.ts'
import type { OutgoingState } from '#domain/messages/outgoing.ts'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'
import { ChooseDialog, type Halves } from './ChooseDialog.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'

type Props = {
  id: string
  state: BulkState
  figures: Record<OutgoingState, number>
  /** What is known of the two subjects while staff choose one. */
  halves: Halves | null
  timeZone: string
  canEdit: boolean
}

const FIGURES: readonly [OutgoingState, string][] = [
  ['due', 'waiting'],
  ['sending', 'being sent'],
  ['sent', 'sent'],
  ['muted', 'unsubscribed'],
  ['failed', 'not reached'],
  ['unknown', 'uncertain'],
]

/** Preview, test, schedule, stop and resume a bulk e-mail; each as far as its state allows. */
export function BulkEmailControls({ id, state, figures, halves, timeZone, canEdit }: Props) {
  const { isBusy, act } = useAction()
  const [open, setOpen] = useState<'preview' | 'schedule' | 'choose' | null>(null)
  const call = (path: string) => () => void act(() => postCall(`/bulkemails/${path}`, { bulkEmail: id }))
  const people = FIGURES.reduce((sum, [name]) => sum + figures[name], 0)
  const counted =
    people > 0 && people < SMALLEST_SHOWN
      ? ['Fewer than five people get it']
      : FIGURES.filter(([name]) => figures[name] > 0).map(
          ([name, label]) => `${figures[name].toLocaleString('en-IN')} ${label}`,
        )
  const button = (label: string, onClick: () => void, look = '') => (
    <button type="button" className={`panel-button ${look}`} aria-disabled={isBusy} onClick={onClick}>
      {label}
    </button>
  )
  return (
    <div className="panel-actions shop-controls">
      {counted.length > 0 && <span className="panel-muted">{counted.join(', ')}</span>}
      {canEdit && (
        <>
          {button('Preview', () => setOpen('preview'))}
          {canTest(state) && button('Send me a test', call('test'))}
          {bulkMove(state, 'schedule') && button('Send', () => setOpen('schedule'), 'panel-button--primary')}
          {canStop(state, figures.due + figures.sending) &&
            button('Stop', call('stop'), 'panel-button--danger')}
          {halves && button('Choose the subject', () => setOpen('choose'), 'panel-button--primary')}
          {bulkMove(state, 'resume') && button('Go on', call('resume'), 'panel-button--primary')}
        </>
      )}
      {open === 'preview' && <PreviewDialog id={id} onClose={() => setOpen(null)} />}
      {open === 'choose' && halves && <ChooseDialog id={id} halves={halves} onClose={() => setOpen(null)} />}
      {open === 'schedule' && <ScheduleDialog id={id} timeZone={timeZone} onClose={() => setOpen(null)} />}
    </div>
  )
}
