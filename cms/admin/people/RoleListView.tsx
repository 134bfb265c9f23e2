import type { AdminViewServerProps } from 'payload'
import { personWhere } from '#domain/people/personWhere.ts'
import { ADMIN_LEVEL, levelOf, STAFF_LEVEL, SUBADMIN_LEVEL } from '#domain/roles/roles.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { RoleList } from './RoleList.tsx'

const LISTS = {
  '/people/experts': {
    title: 'Experts',
    text: 'They mark answer sheets and answer doubts in the expert panel.',
    from: levelOf('expert'),
    below: SUBADMIN_LEVEL,
    add: { label: 'Add expert', level: levelOf('expert') },
  },
  '/people/franchise': {
    title: 'Franchise',
    text: 'They bring learners to the project.',
    from: STAFF_LEVEL,
    below: levelOf('expert'),
    add: { label: 'Add franchisee', level: levelOf('franchise') },
    hasFunds: true,
  },
  '/people/permissions': {
    title: 'Permissions',
    text: 'Staff below admins, and what each may see and change. Open somebody to start from a job, such as Support or Content editor.',
    from: STAFF_LEVEL,
    below: ADMIN_LEVEL,
    isForAccess: true,
  },
}

/** Maximum length of a search text. */
const MAX_SEARCH_LENGTH = 120
const NOBODY = { id: { exists: false } }

type ListPath = keyof typeof LISTS

/** Lists of experts, of franchisees, and of everyone with configurable permissions. */
export async function RoleListView(props: AdminViewServerProps) {
  return panelPage(props, ({ req, path, searchParams }) => {
    const { from, below, ...rest } = LISTS[path as ListPath]
    const search = typeof searchParams.q === 'string' ? searchParams.q.trim().slice(0, MAX_SEARCH_LENGTH) : ''
    const matches = search ? (personWhere(search) ?? NOBODY) : {}
    const where = {
      and: [{ userLevel: { greater_than_equal: from } }, { userLevel: { less_than: below } }, matches],
    }
    const page = Math.max(1, Math.trunc(Number(searchParams.page)) || 1)
    return <RoleList req={req} path={path} where={where} page={page} search={search} {...rest} />
  })
}
