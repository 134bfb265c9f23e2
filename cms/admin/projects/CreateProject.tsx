'use client'
import { toast } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import type { ProjectView } from '#domain/calls/superAdmin.ts'
import { slugify } from '#domain/text/slug.ts'
import { TIME_ZONES } from '#domain/text/timeZones.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { isTooLong } from '../ui/isTooLong.ts'
import { LimitedField } from '../ui/LimitedField.tsx'
import { postCall, type Refusal } from '../ui/panelClient.ts'
import { DryRunResult, type Plan } from './DryRunResult.tsx'
import { hostsOf } from './hostsOf.ts'

type Props = { projects: ProjectView[]; folders: string[]; onClose: () => void; onMade: () => void }
type Source = 'empty' | 'folder' | 'clone'

const SOURCES: [Source, string, string][] = [
  ['empty', 'Empty', 'With the default settings, and nothing in it'],
  ['folder', 'From a folder', 'With the content of a folder below seed/projects'],
  ['clone', 'Settings of another project', 'Theme, menus, forms and limits; no content, no keys'],
]

/** Creates a project in two steps: a dry run with a preview, then the creation. */
export function CreateProject({ projects, folders, onClose, onMade }: Props) {
  const [title, setTitle] = useState('')
  const [slug, setSlug] = useState<string | null>(null)
  const [hosts, setHosts] = useState('')
  const [timeZone, setTimeZone] = useState<string>(TIME_ZONES[0])
  const [source, setSource] = useState<Source>('empty')
  const [folder, setFolder] = useState(folders[0] ?? '')
  const [model, setModel] = useState(projects[0]?.slug ?? '')
  const [plan, setPlan] = useState<Plan | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  const shownSlug = slug ?? slugify(title)
  const body = {
    slug: shownSlug,
    title,
    domains: hostsOf(hosts),
    timeZone,
    from: source === 'folder' ? { seedFolder: folder } : source === 'clone' ? { cloneSettingsOf: model } : {},
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isTooLong(event.currentTarget)) return
    setBusy(true)
    setProblem('')
    const answer = await postCall<Plan>('/super-admin/projects', { ...body, dryRun: plan === null })
    setBusy(false)
    if (!answer.apiSuccess) {
      setPlan(null)
      return setProblem(problemOf(answer))
    }
    if (plan === null) return setPlan(answer)
    toast.success(answer.message)
    onMade()
  }

  return (
    <Dialog title={plan ? `Make ${title}?` : 'New project'} onClose={onClose}>
      <form onSubmit={submit} noValidate className="create-project">
        {plan ? (
          <DryRunResult plan={plan} slug={shownSlug} hosts={body.domains} />
        ) : (
          <>
            <LimitedField label="Name" max={80} value={title} onChange={setTitle} />
            <LimitedField
              label="Short name"
              max={100}
              value={shownSlug}
              onChange={(typed) => setSlug(typed.toLowerCase())}
              help={`Part of the address /_projects/${shownSlug || '…'}. It can’t be changed later.`}
            />
            <div className="panel-field">
              <label htmlFor={`${id}-hosts`}>Hosts</label>
              <input
                id={`${id}-hosts`}
                spellCheck={false}
                placeholder="learn.example.org"
                value={hosts}
                onChange={(event) => setHosts(event.target.value)}
              />
            </div>
            <div className="panel-field">
              <label htmlFor={`${id}-zone`}>Time zone</label>
              <select
                id={`${id}-zone`}
                value={timeZone}
                onChange={(event) => setTimeZone(event.target.value)}
              >
                {TIME_ZONES.map((zone) => (
                  <option key={zone}>{zone}</option>
                ))}
              </select>
            </div>
            <fieldset className="panel-field create-project__sources">
              <legend>Start</legend>
              {SOURCES.map(([value, label, help]) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={`${id}-source`}
                    checked={source === value}
                    disabled={
                      (value === 'folder' && folders.length === 0) ||
                      (value === 'clone' && projects.length === 0)
                    }
                    onChange={() => setSource(value)}
                  />
                  <span>
                    {label}
                    <small>{help}</small>
                  </span>
                </label>
              ))}
            </fieldset>
            {source === 'folder' ? (
              <div className="panel-field">
                <label htmlFor={`${id}-folder`}>Folder</label>
                <select
                  id={`${id}-folder`}
                  value={folder}
                  onChange={(event) => setFolder(event.target.value)}
                >
                  {folders.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              </div>
            ) : null}
            {source === 'clone' ? (
              <div className="panel-field">
                <label htmlFor={`${id}-model`}>Project</label>
                <select id={`${id}-model`} value={model} onChange={(event) => setModel(event.target.value)}>
                  {projects.map(({ slug: value, title: name }) => (
                    <option key={value} value={value}>
                      {name}
                    </option>
                  ))}
                </select>
              </div>
            ) : null}
          </>
        )}
        <p className="panel-field__error" role="alert">
          {problem}
        </p>
        <div className="panel-actions people-dialog__actions">
          <button type="button" className="panel-button" onClick={() => (plan ? setPlan(null) : onClose())}>
            {plan ? 'Back' : 'Cancel'}
          </button>
          <button
            type="submit"
            className="panel-button panel-button--primary"
            disabled={isBusy || title.trim() === '' || shownSlug === ''}
          >
            {plan ? (isBusy ? 'Making it…' : 'Make the project') : 'Check'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const FIELD_WORDS: Record<string, string> = {
  slug: 'Short name: lower-case letters, digits and single hyphens only.',
  title: 'Give it a name.',
  domains: 'Hosts: write host names only, such as learn.example.org, each once.',
}

function problemOf({ code, message, fields = {} }: Refusal): string {
  if (code !== 'invalid') return message
  const words = Object.keys(fields).map((field) => FIELD_WORDS[field.split('.')[0] ?? ''])
  return [...new Set(words)].filter(Boolean).join(' ') || message
}
