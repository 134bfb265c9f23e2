import type { PayloadRequest, Where } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { roleName } from '#domain/roles/roles.ts'
import { fundsOf } from '../../operations/franchise/fundsOf.ts'
import { staffWithAccess } from '../../operations/people/staffWithAccess.ts'
import { SearchHead } from '../ui/SearchHead.tsx'
import { FundsCell } from './FundsCell.tsx'
import { StatusBadge } from './StatusBadge.tsx'

type Props = {
  req: PayloadRequest
  title: string
  text: string
  where: Where
  page: number
  /** Search text; empty for none. */
  search: string
  /** Path of this page below /admin. */
  path: string
  /** Whether rows link to the permissions. */
  isForAccess?: boolean
  /** Button that adds a person of this role. */
  add?: { label: string; level: number }
  /** Whether to show a column with their funds. */
  hasFunds?: boolean
}

/** Table of people of certain roles with their permissions. */
export async function RoleList(props: Props) {
  const { req, title, text, where, page, search, path, add, isForAccess = false, hasFunds = false } = props
  const { people, totalDocs, totalPages } = await staffWithAccess(req, { where, page })
  const ids = people.map(({ id }) => id)
  const funds = hasFunds ? await fundsOf(req.payload, ids) : null
  const canMove = hasModule(viewerOf(req), 'franchise', 'edit')
  const pageAt = (number: number) =>
    `/admin${path}?${new URLSearchParams({ ...(search && { q: search }), page: String(number) })}`
  return (
    <>
      <SearchHead
        title={title}
        text={text}
        action={`/admin${path}`}
        label="Name, phone or e-mail"
        search={search}
      >
        {add && hasModule(viewerOf(req), 'addUsers', 'edit') && (
          <a className="panel-button panel-button--primary" href={`/admin/people/add?role=${add.level}`}>
            {add.label}
          </a>
        )}
      </SearchHead>
      <section className="panel-card">
        {people.length === 0 ? (
          <div className="panel-empty">
            <h2>{search ? 'Nobody found' : 'Nobody yet'}</h2>
            <p>
              {search
                ? `Nobody on this page answers to “${search}”.`
                : 'People are added under Add users, or get this role by Change level on their page.'}
            </p>
          </div>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
          <section className="panel-scroll" tabIndex={0} aria-label={title}>
            <table className="panel-table">
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Role</th>
                  <th scope="col">Phone or e-mail</th>
                  <th scope="col">Permissions</th>
                  <th scope="col">Assigned</th>
                  {funds && <th scope="col">Funds</th>}
                  <th scope="col">Status</th>
                </tr>
              </thead>
              <tbody>
                {people.map((person) => (
                  <tr key={person.id}>
                    <th scope="row">
                      <a href={`/admin/collections/users/${person.id}${isForAccess ? '/access' : ''}`}>
                        {person.name}
                      </a>
                    </th>
                    <td>{roleName(person.level)}</td>
                    <td>{person.reach}</td>
                    <td>{person.permissions}</td>
                    <td>{person.assigned}</td>
                    {funds && (
                      <td>
                        <FundsCell person={person} funds={funds.get(person.id)} canMove={canMove} />
                      </td>
                    )}
                    <td>
                      <StatusBadge isBlocked={person.isBlocked} isDeleted={false} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </section>
      {totalPages > 1 && (
        <nav className="panel-actions" aria-label="Pages">
          {page > 1 && <a href={pageAt(page - 1)}>Newer</a>}
          <span className="panel-muted">{`Page ${page} of ${totalPages}, ${totalDocs} people`}</span>
          {page < totalPages && <a href={pageAt(page + 1)}>Older</a>}
        </nav>
      )}
    </>
  )
}
