'use client'
import { type FormEvent, useId, useState } from 'react'
import { type Answered, postCall } from '../ui/panelClient.ts'

type Explained = { isAllowed: boolean; canEdit: boolean; path: string }
type Props = { user: string; name: string; pages: { label: string; url: string }[] }

/** Explains whether a panel page is open to the person, and why. */
export function AccessExplainer({ user, name, pages }: Props) {
  const [url, setUrl] = useState('')
  const [answer, setAnswer] = useState<Answered<Explained> | null>(null)
  const id = useId()

  async function explain(page: string) {
    if (page.trim() !== '') setAnswer(await postCall<Explained>('/people/explain', { user, url: page }))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    await explain(url)
  }

  return (
    <section className="panel-card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{`Why does ${name} see a page, or not?`}</h2>
      <p className="panel-muted">What is saved counts here, not what is only chosen above.</p>
      <form className="people-explainer" onSubmit={submit}>
        <div className="panel-field">
          <label htmlFor={`${id}-page`}>Page</label>
          <select
            id={`${id}-page`}
            value={pages.some((page) => page.url === url) ? url : ''}
            onChange={(event) => {
              setUrl(event.target.value)
              void explain(event.target.value)
            }}
          >
            <option value="">Choose a page</option>
            {pages.map((page) => (
              <option key={page.url} value={page.url}>
                {page.label}
              </option>
            ))}
          </select>
        </div>
        <div className="panel-field">
          <label htmlFor={`${id}-url`}>Or its address</label>
          <input
            id={`${id}-url`}
            value={url}
            placeholder="/admin/collections/orders"
            onChange={(event) => setUrl(event.target.value)}
          />
        </div>
        <button type="submit" className="panel-button">
          Explain
        </button>
      </form>
      <div role="status">
        {answer && (
          <p className={`panel-note ${toneOf(answer)}`}>
            <span>
              {answer.apiSuccess && <strong>{answer.isAllowed ? 'Allowed. ' : 'Not allowed. '}</strong>}
              {answer.message}
            </span>
          </p>
        )}
      </div>
    </section>
  )
}

const toneOf = (answer: Answered<Explained>): string =>
  answer.apiSuccess && answer.isAllowed ? 'panel-note--success' : 'panel-note--warning'
