import { Link } from '@payloadcms/ui'
import { Eye } from 'lucide-react'
import type { BasePayload } from 'payload'
import type { Viewer } from '#access/viewer.ts'
import type { NavGroup } from '#domain/panel/navigation.ts'
import { roleName, roleOf } from '#domain/roles/roles.ts'
import { adminNames } from '../../operations/panel/adminNames.ts'
import { MODULE_ICONS } from '../panel/icons.ts'

type Props = { viewer: Viewer; payload: BasePayload; groups: NavGroup[]; hasMore: boolean }

const WORK: Record<string, string> = {
  franchise: 'Your account is for partners who sell courses: what it can do depends on your permissions.',
  expert: 'Your account is for checking answer sheets and answering doubts, as far as they are given to you.',
  subadmin: 'Your account does what an admin of this project gave it.',
}

/** Start page for viewers without a dashboard: the modules open to the account, and the admins who can grant more. */
export async function Welcome({ viewer, payload, groups, hasMore }: Props) {
  const items = groups.flatMap(({ items: all }) => all).filter(({ url }) => url !== '/')
  const names = await adminNames(payload, viewer.project)
  return (
    <>
      {items.length > 0 && (
        <section aria-labelledby="can-open">
          <h2 id="can-open">{hasMore ? 'Everything you can open' : 'What you can open'}</h2>
          <ul className="panel-grid panel-doors">
            {items.map(({ id, label, url, isReadOnly }) => {
              const Icon = MODULE_ICONS[id] ?? MODULE_ICONS.other
              return (
                <li key={id}>
                  <Link prefetch={false} className="panel-card panel-door" href={`/admin${url}`}>
                    {Icon ? <Icon size={22} strokeWidth={1.75} aria-hidden="true" /> : null}
                    <strong>{label}</strong>
                    {isReadOnly ? (
                      <small>
                        <Eye size={14} strokeWidth={1.75} aria-hidden="true" /> You can look, not change
                      </small>
                    ) : (
                      <small>You can look and change</small>
                    )}
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <section className="panel-empty" aria-labelledby="account-is">
        <h2 id="account-is">
          {items.length > 0
            ? `You are signed in as ${roleName(viewer.level)}`
            : 'Nothing has been given to you yet'}
        </h2>
        <p>{WORK[roleOf(viewer.level).id] ?? WORK.subadmin}</p>
        <p>
          {items.length > 0
            ? 'For more, ask an admin'
            : 'Ask an admin of this project for the permissions you need'}
          {names.length > 0 ? `: ${names.join(', ')}.` : '.'} What they give shows here at once.
        </p>
      </section>
    </>
  )
}
