import { projectBase } from '#domain/links/projectPath.ts'

export type Plan = { counts: Record<string, number>; leftOut: string[] }

type Props = { plan: Plan; slug: string; hosts: string[] }

const KINDS: Record<string, string> = {
  settings: 'Settings',
  'web-static-configs': 'Portal settings',
  'project-configs': 'Project config',
  'admin-configs': 'Advanced settings',
  'message-settings': 'Messages',
  'payment-settings': 'Payments',
  'courier-settings': 'Courier',
  'live-settings': 'Servers of live classes',
  'support-settings': 'Support desk',
  webStaticConfig: 'Portal settings',
  projectConfig: 'Project config',
  adminConfig: 'Advanced settings',
  messageSettings: 'Messages',
  media: 'Pictures',
  privateFile: 'Private files',
  user: 'People',
  class: 'Classes',
  lecture: 'Lectures',
  paper: 'Questions of papers',
  question: 'Questions',
  product: 'Products',
  page: 'Pages',
}

/** Preview of a new project from the dry run. */
export function DryRunResult({ plan, slug, hosts }: Props) {
  const rows = Object.entries(plan.counts).filter(([kind]) => kind in KINDS)
  return (
    <>
      <p role="status">Everything is in order. Nothing has been written yet.</p>
      <dl className="dry-run">
        <div>
          <dt>Address</dt>
          <dd>{hosts.length > 0 ? hosts.join(', ') : projectBase(slug)}</dd>
        </div>
        {rows.map(([kind, number]) => (
          <div key={kind}>
            <dt>{KINDS[kind]}</dt>
            <dd>{number.toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      {plan.leftOut.map((text) => (
        <p key={text} className="panel-muted">
          {text}
        </p>
      ))}
    </>
  )
}
