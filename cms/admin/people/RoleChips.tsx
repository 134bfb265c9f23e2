'use client'
import { Link } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { ROLES } from '#domain/roles/roles.ts'
import { CLOSED_FILTER } from '../../operations/panel/listUrl.ts'

const LIST = '/admin/collections/users'

type Chip = { label: string; query: [string, string][] }

const PLURALS = {
  student: 'Students',
  franchise: 'Franchisees',
  expert: 'Experts',
  subadmin: 'Sub admins',
  admin: 'Admins',
} as const

/** One filter per role, from its level up to the next role's, and one for blocked people. */
const CHIPS: Chip[] = [
  { label: 'Everybody', query: [] },
  ...ROLES.map(({ id, level }, i): Chip => {
    const next = ROLES[i + 1]?.level
    const from: [string, string] = [`${CLOSED_FILTER}[0][userLevel][greater_than_equal]`, String(level)]
    return {
      label: PLURALS[id],
      query: next ? [from, [`${CLOSED_FILTER}[1][userLevel][less_than]`, String(next)]] : [from],
    }
  }),
  { label: 'Blocked', query: [[`${CLOSED_FILTER}[0][isBlocked][equals]`, 'true']] },
]

type Props = { canAdd: boolean; seesPermissions: boolean }

/** Quick filters of the list of people, with links to permissions and to adding people. */
export function RoleChips({ canAdd, seesPermissions }: Props) {
  const params = useSearchParams()
  const filters = [...params.entries()].filter(([name]) => name.startsWith('where'))
  const isCurrent = ({ query }: Chip) =>
    filters.length === query.length && query.every(([name, value]) => params.get(name) === value)
  return (
    <nav className="people-chips panel-chips" aria-label="Roles">
      {CHIPS.map((chip) => (
        <Link
          key={chip.label}
          href={`${LIST}?${new URLSearchParams(chip.query)}`}
          prefetch={false}
          aria-current={isCurrent(chip) ? 'page' : undefined}
        >
          {chip.label}
        </Link>
      ))}
      {seesPermissions && (
        <Link href="/admin/people/permissions" prefetch={false}>
          Permissions and presets
        </Link>
      )}
      {canAdd && (
        <Link className="people-chips__add" href="/admin/people/add" prefetch={false}>
          Add or import people
        </Link>
      )}
    </nav>
  )
}
