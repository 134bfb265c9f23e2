'use client'
import { useId, useState } from 'react'
import type { ProjectView } from '#domain/calls/superAdmin.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { postCall } from '../ui/panelClient.ts'
import { hostsOf } from './hostsOf.ts'

type Props = { project: ProjectView; onClose: () => void }

/** Hosts of a project, one per line; the first one is canonical for search engines. */
export function DomainsDialog({ project, onClose }: Props) {
  const [text, setText] = useState(project.hosts.join('\n'))
  const id = useId()
  const send = async () => {
    const answer = await postCall('/super-admin/domains', {
      project: project.slug,
      domains: hostsOf(text),
      seen: { domains: project.hosts },
    })
    const isInvalid = !answer.apiSuccess && answer.code === 'invalid'
    return isInvalid ? 'Write host names only, such as learn.example.org, each once.' : answer
  }
  return (
    <DialogForm title={`Hosts of ${project.title}`} submit="Save hosts" send={send} onClose={onClose}>
      {(state) => (
        <div className="panel-field">
          <label htmlFor={id}>One host a line</label>
          <textarea
            id={id}
            rows={4}
            spellCheck={false}
            value={text}
            {...state}
            aria-describedby={`${id}-help ${state['aria-describedby']}`}
            onChange={(event) => setText(event.target.value)}
          />
          <p id={`${id}-help`} className="panel-field__help">
            The first is the project’s address for search engines. Point each of them to this server.
            /_projects/
            {project.slug} works in any case.
          </p>
        </div>
      )}
    </DialogForm>
  )
}
