import type { AdminViewServerProps } from 'payload'
import { assignmentLimit } from '#access/moduleRules.ts'
import { zoneName } from '#domain/content/localTime.ts'
import { monthOf, pageBounds } from '#domain/content/month.ts'
import { SCHEDULED_COLLECTIONS, type ScheduledCollection } from '#domain/content/schedule.ts'
import { hasScheduleModule } from '../../operations/content/hasScheduleModule.ts'
import { listScheduled } from '../../operations/content/listScheduled.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { Calendar } from './Calendar.tsx'
import { OpenFailures } from './OpenFailures.tsx'
import { ScheduleFilters, STATE_FILTERS, type StateFilter } from './ScheduleFilters.tsx'

const pick = <T extends string>(value: unknown, allowed: readonly T[]): T | undefined =>
  allowed.find((candidate) => candidate === value)

/** Calendar of scheduled publishing and unpublishing of pages, blog posts and products. */
export async function ScheduleView(props: AdminViewServerProps) {
  return panelPage(props, async ({ req, viewer, searchParams }) => {
    const project = projectIdOf(req)
    if (!project)
      return (
        <div className="panel-empty">
          <h1>Schedule</h1>
          <p>Choose a project first. Each has its own schedule, in its own time zone.</p>
        </div>
      )
    const now = Date.now()
    const timeZone = await projectZone(req.payload, project)
    const month = monthOf(searchParams.month, now, timeZone)
    const entity = pick<ScheduledCollection>(searchParams.kind, SCHEDULED_COLLECTIONS)
    const state = pick(searchParams.state, Object.keys(STATE_FILTERS) as StateFilter[])
    const shown = SCHEDULED_COLLECTIONS.filter((slug) => hasScheduleModule(viewer, slug))
    const own = {
      project,
      entities: shown.filter((slug) => !entity || slug === entity),
      assigned: { 'selling-products': assignmentLimit(req, 'selling-products')?.ids },
    }
    const [changes, failures] = await Promise.all([
      listScheduled(req.payload, {
        ...own,
        ...pageBounds(month, timeZone),
        states: state ? STATE_FILTERS[state].states : ['pending', 'running', 'done', 'failed'],
      }),
      listScheduled(req.payload, { ...own, states: ['failed'] }),
    ])
    const editable = viewer.isReadOnly
      ? []
      : SCHEDULED_COLLECTIONS.filter((slug) => hasScheduleModule(viewer, slug, 'edit'))
    return (
      <>
        <header className="panel-head">
          <div>
            <h1>Schedule</h1>
            <p>
              What goes online and offline by itself. Times are in {zoneName(timeZone, now)}. To schedule a
              page, a post or a product, open it and choose Schedule.
            </p>
          </div>
        </header>
        <OpenFailures failures={failures} timeZone={timeZone} editable={editable} />
        <ScheduleFilters month={month} entity={entity} state={state} entities={shown} />
        <Calendar month={month} now={now} timeZone={timeZone} changes={changes} editable={editable} />
      </>
    )
  })
}
