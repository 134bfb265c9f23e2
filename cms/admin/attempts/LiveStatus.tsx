'use client'
import { useCallback, useEffect, useState } from 'react'
import type { AttemptTarget, StatusResponse, StatusRow } from '#domain/calls/exams/attempts.ts'
import { isRunning } from '#domain/exams/attempts/runningStates.ts'
import { minuteText } from '#domain/text/momentText.ts'
import { Badge } from '../ui/Badge.tsx'
import { readCall } from '../ui/panelClient.ts'
import { AttemptActDialog } from './AttemptActDialog.tsx'
import { ACT_LABELS, ACT_LABELS_FOR_ALL, type AttemptAct, actsOf } from './attemptActs.ts'
import { ATTEMPT_BADGES } from './attemptBadges.ts'

const EVERY_MS = 5000
/** A hall sends a sign of life every 30 seconds. */
const AWAY_MS = 90_000

type Props = { paper: string; canEdit: boolean; timeZone: string }
type OpenDialog = { act: AttemptAct; target: AttemptTarget; name: string }

/** Who takes a paper now, reloaded every five seconds. */
export function LiveStatus({ paper, canEdit, timeZone }: Props) {
  const [status, setStatus] = useState<StatusResponse | null>(null)
  const [problem, setProblem] = useState('')
  const [dialog, setDialog] = useState<OpenDialog | null>(null)

  const refresh = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await readCall<StatusResponse>(
        `/attempts/status?paper=${encodeURIComponent(paper)}`,
        signal,
      )
      if (signal?.aborted) return
      if (answer.apiSuccess) setStatus(answer)
      setProblem(answer.apiSuccess ? '' : answer.message)
    },
    [paper],
  )
  useEffect(() => {
    const away = new AbortController()
    void refresh(away.signal)
    const timer = setInterval(() => void refresh(away.signal), EVERY_MS)
    return () => {
      away.abort()
      clearInterval(timer)
    }
  }, [refresh])

  if (!status)
    return (
      <div className="panel-empty">
        <h1>Test status</h1>
        <p role="status">{problem || 'Loading …'}</p>
      </div>
    )
  const { rows, now, questionCount } = status
  const running = rows.filter(({ state }) => isRunning(state))
  const everybody = { target: { paper }, name: 'everybody in this test' }
  return (
    <>
      <header className="panel-head">
        <div>
          <h1>{status.title}</h1>
          <p role="status">
            {`${running.length} in the test, ${rows.length - running.length} done. `}
            {problem || `As of ${minuteText(now, timeZone)}.`}
          </p>
        </div>
        {canEdit && running.length > 0 && (
          <div className="panel-actions">
            {(['extend', 'message', 'end'] as const).map((act) => (
              <button
                key={act}
                type="button"
                className={`panel-button ${act === 'end' ? 'panel-button--danger' : ''}`}
                onClick={() => setDialog({ act, ...everybody })}
              >
                {ACT_LABELS_FOR_ALL[act]}
              </button>
            ))}
          </div>
        )}
      </header>
      {rows.length === 0 && <p className="panel-empty">Nobody has started this test yet.</p>}
      <div className="panel-card panel-scroll">
        <table className="panel-table panel-cards">
          <thead>
            <tr>
              {['Student', 'State', 'Question', 'Answered', 'Flags', 'Last save', 'Ends'].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              {canEdit && <th scope="col">Actions</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <a href={`/admin/collections/test-user-attempts/${row.id}`}>{row.name}</a>
                  {row.number > 1 && <span className="panel-muted">{` · attempt ${row.number}`}</span>}
                </th>
                <td data-label="State">
                  <Badge {...lookOf(row, now)} />
                </td>
                <td className="panel-number" data-label="Question">
                  {row.question ?? '–'}
                </td>
                <td
                  className="panel-number"
                  data-label="Answered"
                >{`${row.answered} of ${questionCount}`}</td>
                <td className="panel-number" data-label="Flags">
                  {row.flags}
                </td>
                <td data-label="Last save">
                  {row.lastSavedAt === null ? '–' : minuteText(row.lastSavedAt, timeZone)}
                </td>
                <td data-label="Ends">{row.endsAt === null ? '–' : minuteText(row.endsAt, timeZone)}</td>
                {canEdit && (
                  <td>
                    <div className="panel-actions">
                      {actsOf(row.state).map((act) => (
                        <button
                          key={act}
                          type="button"
                          className="panel-button"
                          aria-label={`${ACT_LABELS[act]}: ${row.name}`}
                          onClick={() => setDialog({ act, target: { attempt: row.id }, name: row.name })}
                        >
                          {ACT_LABELS[act]}
                        </button>
                      ))}
                    </div>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {dialog && (
        <AttemptActDialog
          {...dialog}
          label={ACT_LABELS[dialog.act]}
          onClose={() => {
            setDialog(null)
            void refresh()
          }}
        />
      )}
    </>
  )
}

/** The state, or that the hall has been silent for a while. */
const lookOf = (row: StatusRow, now: number) =>
  row.state === 'inProgress' && row.seenAt !== null && now - row.seenAt > AWAY_MS
    ? { text: 'Not connected', tone: 'warning' as const }
    : ATTEMPT_BADGES[row.state]
