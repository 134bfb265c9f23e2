'use client'
import { Drawer, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { ScheduledResponse } from '#domain/calls/content.ts'
import { lastFailure, type ScheduledCollection } from '#domain/content/schedule.ts'
import { readCall } from '../ui/panelClient.ts'
import { ScheduleForm } from './ScheduleForm.tsx'

/** Interval at which a pending change is checked for having run, ms. */
const POLL_MS = 15_000

/** Day and time in `timeZone`, such as `23 Nov, 7:57 am`. */
const shortTime = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-IN', {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(at)

/** Opens the schedule of this document; its label shows the next scheduled change. */
export function ScheduleButton() {
  const { id, collectionSlug, hasSavePermission, lastUpdateTime } = useDocumentInfo()
  const { toggleModal } = useModal()
  const [answer, setAnswer] = useState<ScheduledResponse | null>(null)
  const entity = collectionSlug as ScheduledCollection

  const load = useCallback(async () => {
    if (!id) return
    const query = new URLSearchParams({ entity, id: String(id) })
    const found = await readCall<ScheduledResponse>(`/content/scheduled?${query}`)
    if (found.apiSuccess) setAnswer(found)
  }, [entity, id])
  useEffect(() => {
    void load()
    const timer = setInterval(load, POLL_MS)
    return () => clearInterval(timer)
  }, [load])

  if (!id || !hasSavePermission) return null
  const drawer = `schedule-drawer-${id}`
  const changes = answer?.changes ?? []
  const waiting = changes.filter(({ state }) => state === 'pending')
  const next = waiting[0]
  const failed = lastFailure(changes)
  const isUnread = !next && failed && (failed.doneAt ?? failed.at) > lastUpdateTime
  return (
    <>
      <button type="button" className="schedule-button" onClick={() => toggleModal(drawer)}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M2.5 6.5h11M5 1.5v3M11 1.5v3M3.5 3h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.3"
            strokeLinecap="round"
          />
        </svg>
        {next && answer ? (
          <span>
            {next.action === 'publish' ? 'Goes live' : 'Goes offline'} {shortTime(next.at, answer.timeZone)}
          </span>
        ) : (
          <span>{isUnread ? 'Scheduled change failed' : 'Schedule'}</span>
        )}
      </button>
      <Drawer slug={drawer} title="Schedule" className="schedule-panel">
        {answer && (
          <ScheduleForm
            entity={entity}
            id={String(id)}
            answer={{ ...answer, changes: waiting }}
            failed={failed}
            onChange={load}
          />
        )}
      </Drawer>
    </>
  )
}
