'use client'
import { type FormEvent, useId, useState } from 'react'
import type { ProjectView } from '#domain/calls/superAdmin.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { postCall } from '../ui/panelClient.ts'
import { hostsOf } from './hostsOf.ts'

type Props = { project: ProjectView; onClose: () => void; onDone: (message: string) => void }

/** The hosts of a project, one a line; the first is where search engines shall find it. */
export function DomainsDialog({ project, onClose, onDone }: Props) {
  const [text, setText] = useState(project.hosts.join('\n'))
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const answer = await postCall('/super-admin/domains', { project: project.slug, domains: hostsOf(text) })
    setBusy(false)
    if (answer.apiSuccess) return onDone(answer.message)
    setProblem(
      answer.code === 'invalid'
        ? 'Write host names only, such as learn.example.org, each once.'
        : answer.message,
    )
  }

  return (
    <Dialog title={`Hosts of ${project.title}`} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <div className="panel-field">
          <label htmlFor={id}>One host a line</label>
          <textarea
            id={id}
            rows={4}
            spellCheck={false}
            value={text}
            aria-describedby={`${id}-help ${id}-problem`}
            onChange={(event) => setText(event.target.value)}
          />
          <p id={`${id}-help`} className="panel-field__help">
            The first is the project’s address for search engines. Point each of them to this server.
            /_projects/
            {project.slug} works in any case.
          </p>
          <p id={`${id}-problem`} className="panel-field__error" role="alert">
            {problem}
          </p>
        </div>
        <div className="panel-actions people-dialog__actions">
          <button type="button" className="panel-button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="panel-button panel-button--primary" disabled={isBusy}>
            Save hosts
          </button>
        </div>
      </form>
    </Dialog>
  )
}
