import { ACTION_LABELS } from '#domain/logs/auditSummary.ts'
import { roleName } from '#domain/roles/roles.ts'
import { momentText } from '#domain/text/momentText.ts'
import type { AuditLog } from '#payload-types'

type Props = { entry: AuditLog; href: string | null; timeZone: string }

/** Actor, time, IP address and target of an audit entry. */
export function EntryFacts({ entry, href, timeZone }: Props) {
  const facts: [string, React.ReactNode][] = [
    ['Who', `${entry.actorName} (${entry.actorLevel > 0 ? roleName(entry.actorLevel) : 'server'})`],
    [
      'When',
      <time key="at" dateTime={entry.at}>
        {momentText(entry.at, timeZone)}
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
