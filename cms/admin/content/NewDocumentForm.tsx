'use client'
import { Link } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { writeRest } from '../ui/panelClient.ts'

/** Asks for the title of a new draft, creates it and opens it. */
export function NewDocumentForm({ collection, list }: { collection: string; list: string }) {
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()
  const id = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (title.trim() === '') return setProblem('Enter a title')
    setBusy(true)
    const made = await writeRest('POST', `/${collection}?draft=true&depth=0`, {
      title: title.trim(),
      _status: 'draft',
    })
    if (made.apiSuccess) return router.replace(`/admin/collections/${collection}/${made.doc.id}`)
    setProblem(made.message)
    setBusy(false)
  }

  return (
    <form className="panel-card new-document" onSubmit={submit} noValidate>
      <div className="panel-field">
        <label htmlFor={id}>Title</label>
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the only field of the page
          autoFocus
          autoComplete="off"
          value={title}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-help ${id}-problem`}
          onChange={(event) => {
            setTitle(event.target.value)
            setProblem('')
          }}
        />
        <p id={`${id}-help`} className="panel-field__help">
          You can change it later. From then on the draft saves itself.
        </p>
        <p id={`${id}-problem`} className="panel-field__error" role="alert">
          {problem}
        </p>
      </div>
      <div className="panel-actions">
        <button type="submit" className="panel-button panel-button--primary" aria-disabled={isBusy}>
          Create draft
        </button>
        <Link className="panel-button" href={`/admin/collections/${collection}`} prefetch={false}>
          {`Back to ${list.toLowerCase()}`}
        </Link>
      </div>
    </form>
  )
}
