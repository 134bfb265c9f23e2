import type { PayloadRequest, Where } from 'payload'
import { roleLabel } from '#domain/roles/roles.ts'
import { staffWithAccess } from '../../operations/people/staffWithAccess.ts'
import { StatusBadge } from './StatusBadge.tsx'

type Props = {
  req: PayloadRequest
  title: string
  text: string
  where: Where
  page: number
  /** The address of this page. */
  path: string
  /** Whether the link goes to the permissions. */
  isForAccess?: boolean
}

/** People of some roles with what they were given. */
export async function RoleList({ req, title, text, where, page, path, isForAccess = false }: Props) {
  const { people, totalDocs, totalPages } = await staffWithAccess(req, { where, page })
  return (
    <>
      <header className="panel-head">
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
      </header>
      <section className="panel-card">
        {people.length === 0 ? (
          <div className="panel-empty">
            <h2>Nobody yet</h2>
            <p>People are added under Add users, or get this role by Change level on their page.</p>
          </div>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <section className="panel-scroll" tabIndex={0} aria-label={title}>
            <table className="panel-table">
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Role</th>
                  <th scope="col">Phone or e-mail</th>
                  <th scope="col">Permissions</th>
                  <th scope="col">Assigned</th>
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
                    <td>{roleLabel(person.level)}</td>
                    <td>{person.reach}</td>
                    <td>{person.permissions}</td>
                    <td>{person.assigned}</td>
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
          {page > 1 && <a href={`/admin${path}?page=${page - 1}`}>Newer</a>}
          <span className="panel-muted">{`Page ${page} of ${totalPages}, ${totalDocs} people`}</span>
          {page < totalPages && <a href={`/admin${path}?page=${page + 1}`}>Older</a>}
        </nav>
      )}
    </>
  )
}
