import type { ReactNode } from 'react'

type Props = {
  title: string
  text: string
  /** Where the search is sent, and what is looked for. */
  action: string
  label: string
  search: string
  /** What can be added to the list. */
  children?: ReactNode
}

/** Over a list of the panel: what it is, and a search that works without scripts. */
export const SearchHead = ({ title, text, action, label, search, children }: Props) => (
  <header className="panel-head">
    <div>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
    <form className="panel-filter" action={action}>
      <div className="panel-field">
        <input type="search" name="q" aria-label={label} placeholder={label} defaultValue={search} />
      </div>
      <button type="submit" className="panel-button">
        Search
      </button>
    </form>
    {children}
  </header>
)
