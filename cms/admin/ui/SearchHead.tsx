import type { ReactNode } from 'react'

type Props = {
  title: string
  text: string
  /** URL of the search form, which is submitted with GET. */
  action: string
  label: string
  search: string
  /** Buttons beside the search. */
  children?: ReactNode
}

/** Heading of a list page with a search form that works without JavaScript. */
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
