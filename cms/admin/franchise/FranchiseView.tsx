import type { AdminViewServerProps } from 'payload'
import { roleLabel } from '#domain/roles/roles.ts'
import type { User } from '#payload-types'
import { panelPage } from '../panel/panelPage.tsx'

/** `/franchise`: the partner's own account, and what of their business there is to see. */
export async function FranchiseView(props: AdminViewServerProps) {
  return panelPage(props, async ({ req, viewer }) => {
    const { name, phone, email } = req.user as User
    const facts: [string, string][] = [
      ['Name', name || 'Not given'],
      ['Phone', phone || 'Not given'],
      ['E-mail', email || 'Not given'],
      ['Role', roleLabel(viewer.level, viewer.isOwner)],
    ]
    return (
      <>
        <header className="panel-head">
          <div>
            <h1>Franchise panel</h1>
            <p>Your account as a partner of this project, and what your students bring.</p>
          </div>
        </header>
        <section className="panel-card" aria-labelledby="franchise-account">
          <h2 id="franchise-account">Your account</h2>
          <dl className="franchise-facts">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <div className="panel-grid">
          {COMING.map(({ title, text }) => (
            <section key={title} className="panel-card franchise-list">
              <h2>{title}</h2>
              <p className="franchise-list__nothing">Nothing here yet</p>
              <p className="panel-muted">{text}</p>
            </section>
          ))}
        </div>
      </>
    )
  })
}

const COMING = [
  { title: 'Your students', text: 'Students who joined through you are listed here.' },
  { title: 'Orders from your funds', text: 'Orders that were paid with your funds are listed here.' },
  { title: 'Your codes', text: 'Codes that you may hand out are listed here.' },
]
