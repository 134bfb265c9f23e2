import { momentText } from '#domain/text/momentText.ts'

/** A person as a franchisee sees them; `at` in ms since epoch. */
export type ListedPerson = {
  id: string
  name: string
  phone: string | null
  email: string | null
  at: number
}

type Props = {
  title: string
  people: readonly ListedPerson[]
  /** Header of the date column, such as “Joined”. */
  since: string
  timeZone: string
}

/** Table of people with their contact data and a date. */
export const PeopleTable = ({ title, people, since, timeZone }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
  <section className="panel-scroll" tabIndex={0} aria-label={`${title}, scrolls sideways`}>
    <table className="panel-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Phone</th>
          <th scope="col">E-mail</th>
          <th scope="col">{since}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, phone, email, at }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{phone ?? '–'}</td>
            <td>{email ?? '–'}</td>
            <td className="panel-muted">{momentText(at, timeZone)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
