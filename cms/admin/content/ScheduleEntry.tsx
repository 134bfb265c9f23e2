import Link from 'next/link'
import type { ScheduledView } from '#domain/calls/content.ts'
import { CancelEntry } from './CancelEntry.tsx'

const ACTIONS = { publish: 'Goes online', unpublish: 'Goes offline' }
const DONE = { publish: 'Went online', unpublish: 'Went offline' }
const KINDS = { pages: 'Page', blogs: 'Blog post', 'selling-products': 'Product' }

type Props = {
  change: ScheduledView
  /** Its time as text. */
  when: string
  /** The action of its button; null for no button. */
  ending: 'Cancel' | 'Dismiss' | null
}

/** One scheduled change with its document, its error, and the button that cancels or dismisses it. */
export function ScheduleEntry({ change, when, ending }: Props) {
  const { id, entity, entityId, action, state, title, by, problem } = change
  const variant = state === 'done' ? 'done' : state === 'failed' ? 'failed' : action
  const what = state === 'failed' ? 'Failed' : state === 'done' ? DONE[action] : ACTIONS[action]
  return (
    <li className={`schedule-entry schedule-entry--${variant}`}>
      <p className="schedule-entry__when">
        <span className="panel-number">{when}</span> {what}
      </p>
      <Link href={`/admin/collections/${entity}/${entityId}`} prefetch={false}>
        <span className="panel-hidden">{KINDS[entity]}: </span>
        {title}
      </Link>
      {problem && <p className="schedule-entry__problem">{problem}</p>}
      {by && <p className="schedule-entry__by">{by}</p>}
      {ending && <CancelEntry id={id} title={title} label={ending} />}
    </li>
  )
}
