'use client'
import { toast } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { HOUR_MS } from '#domain/auth/policy.ts'
import type { ScheduledResponse, ScheduledView } from '#domain/calls/content.ts'
import { localTime, parseLocalTime, zoneName } from '#domain/content/localTime.ts'
import type { ScheduleAction, ScheduledCollection } from '#domain/content/schedule.ts'
import { SCHEDULE_TEXTS } from '#domain/content/scheduleTexts.ts'
import { WRONG_YEAR } from '#domain/input/typedDates.ts'
import { postCall } from '../ui/panelClient.ts'

type Props = {
  entity: ScheduledCollection
  id: string
  /** `changes` are the pending ones. */
  answer: ScheduledResponse
  /** The last change that came due, if it failed. */
  failed: ScheduledView | null
  /** Called after a change was scheduled or cancelled. */
  onChange: () => Promise<void>
}

const ACTIONS: Record<ScheduleAction, string> = { publish: 'Publish', unpublish: 'Take offline' }

const FAILED: Record<ScheduleAction, string> = {
  publish: 'It was to be published {time}, and was not.',
  unpublish: 'It was to go offline {time}, and did not.',
}

/** The next full hour in the project's time zone, as a `datetime-local` value. */
const nextHour = (timeZone: string) => `${localTime(Date.now() + HOUR_MS, timeZone).slice(0, 13)}:00`

const readable = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-IN', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)

/** The pending changes of a document, each with a button to cancel it, and a form to schedule another. */
export function ScheduleForm({ entity, id, answer, failed, onChange }: Props) {
  const { timeZone, changes } = answer
  const [action, setAction] = useState<ScheduleAction>('publish')
  const [local, setLocal] = useState(() => nextHour(timeZone))
  const [problem, setProblem] = useState<string | null>(null)
  const [unfilled, setUnfilled] = useState<string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const ids = useId()
  const replaced = changes.find((change) => change.action === action)

  async function submit(event: FormEvent) {
    event.preventDefault()
    // React bubbles the event from the drawer's portal to the form of the document.
    event.stopPropagation()
    const at = parseLocalTime(local, timeZone)
    if (at === null) return setProblem(WRONG_YEAR)
    if (at <= Date.now()) return setProblem(SCHEDULE_TEXTS.past)
    setIsBusy(true)
    const done = await postCall<{ unfilled: string[] }>('/content/schedule', {
      entity,
      id,
      action,
      at,
    })
    setIsBusy(false)
    setProblem(done.apiSuccess ? null : done.message)
    if (!done.apiSuccess) return
    setUnfilled(done.unfilled)
    toast.success(`${done.message}: ${readable(at, timeZone)}`)
    await onChange()
  }

  async function cancel(change: ScheduledView) {
    setIsBusy(true)
    const done = await postCall('/content/unschedule', { id: change.id })
    setIsBusy(false)
    if (done.apiSuccess) toast.success(done.message)
    else toast.error(done.message)
    setUnfilled([])
    await onChange()
  }

  return (
    <div className="schedule-drawer">
      <section aria-labelledby={`${ids}-waiting`}>
        <h3 id={`${ids}-waiting`}>Waiting</h3>
        {failed && (
          <p className="schedule-drawer__unfilled">
            {FAILED[failed.action].replace('{time}', readable(failed.at, timeZone))} {failed.problem}
          </p>
        )}
        {changes.length === 0 ? (
          <p className="schedule-drawer__help">Nothing is scheduled for this document.</p>
        ) : (
          <ul className="schedule-waiting">
            {changes.map((change) => (
              <li key={change.id}>
                <div className="schedule-waiting__what">
                  <strong>{ACTIONS[change.action]}</strong>
                  <span>
                    {readable(change.at, timeZone)}
                    {change.by ? `, by ${change.by}` : ''}
                  </span>
                </div>
                <button
                  type="button"
                  className="panel-button panel-button--danger"
                  disabled={isBusy}
                  onClick={() => cancel(change)}
                >
                  Cancel
                </button>
              </li>
            ))}
          </ul>
        )}
        {unfilled.length > 0 && (
          <p className="schedule-drawer__unfilled" role="alert">
            {SCHEDULE_TEXTS.unfilled.replace('{fields}', unfilled.join(', '))}
          </p>
        )}
      </section>
      <form onSubmit={submit} noValidate aria-labelledby={`${ids}-new`}>
        <h3 id={`${ids}-new`}>New time</h3>
        <div className="panel-field">
          <label htmlFor={`${ids}-action`}>What happens</label>
          <select
            id={`${ids}-action`}
            value={action}
            onChange={(event) => setAction(event.target.value as ScheduleAction)}
          >
            {Object.entries(ACTIONS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className="panel-field">
          <label htmlFor={`${ids}-at`}>Date and time</label>
          <input
            id={`${ids}-at`}
            type="datetime-local"
            value={local}
            min={localTime(Date.now(), timeZone).slice(0, 16)}
            aria-invalid={problem !== null}
            aria-describedby={`${ids}-zone${problem ? ` ${ids}-problem` : ''}`}
            onChange={(event) => {
              setLocal(event.target.value)
              setProblem(null)
            }}
          />
          <p id={`${ids}-zone`} className="panel-field__help">
            {zoneName(timeZone, Date.now())}
          </p>
          {problem && (
            <p id={`${ids}-problem`} className="panel-field__error" role="alert">
              {problem}
            </p>
          )}
        </div>
        <p className="schedule-drawer__help">
          {action === 'publish'
            ? 'The latest draft as it is then goes online.'
            : 'Visitors no longer find it from then on; its text stays here as a draft.'}
          {replaced ? ' The time above is replaced.' : ''}
        </p>
        <button type="submit" className="panel-button panel-button--primary" disabled={isBusy}>
          Schedule
        </button>
      </form>
    </div>
  )
}
