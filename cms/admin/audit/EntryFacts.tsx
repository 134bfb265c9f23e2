import { ACTION_LABELS } from '#domain/logs/auditSummary.ts'
import { roleLabel } from '#domain/roles/roles.ts'
import type { AuditLog } from '#payload-types'

export const whenOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(iso))

/** Who did it, when, from where, to what. */
export function EntryFacts({ entry, href }: { entry: AuditLog; href: string | null }) {
  const facts: [string, React.ReactNode][] = [
    ['Who', `${entry.actorName} (${entry.actorLevel > 0 ? roleLabel(entry.actorLevel) : 'server'})`],
    [
      'When',
      <time key="at" dateTime={entry.at}>
        {whenOf(entry.at)}
      </time>,
    ],
    ['Action', ACTION_LABELS[entry.action]],
    [
      'What',
      href ? (
        <a key="what" href={href}>
          {entry.entityTitle ?? entry.entity}
        </a>
      ) : (
        (entry.entityTitle ?? entry.entity)
      ),
    ],
    ...(entry.ip ? [['Address', entry.ip] as [string, string]] : []),
  ]
  return (
    <dl className="audit-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
