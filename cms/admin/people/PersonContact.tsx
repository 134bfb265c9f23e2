import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { User } from '#payload-types'
import { PhoneLink } from '../ui/PhoneLink.tsx'

type Props = {
  person: User
  /** Date of sign-up in the project's time zone. */
  since: string
  /** Number of signed-in devices; null without the permission. */
  devices: number | null
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** Contact data and sessions of a person, with links to change them. */
export function PersonContact({ person, since, devices }: Props) {
  const own = `/admin/collections/users/${person.id}`
  return (
    <section className="panel-card" aria-label="Contact">
      <div className="panel-head">
        <h2>Contact</h2>
        <Link href={`${own}/edit`} prefetch={false}>
          Edit details
        </Link>
      </div>
      <dl className="people-facts">
        <Fact label="Phone">{person.phone ? <PhoneLink phone={person.phone} /> : 'None'}</Fact>
        <Fact label="E-mail">
          {person.email ? <a href={`mailto:${person.email}`}>{person.email}</a> : 'None'}
        </Fact>
        <Fact label="Account since">{since}</Fact>
        {devices !== null && (
          <Fact label="Signed in on">
            <Link href={`${own}/sessions`} prefetch={false}>
              {devices === 0 ? 'No device' : devices === 1 ? '1 device' : `${devices} devices`}
            </Link>
          </Fact>
        )}
      </dl>
    </section>
  )
}
