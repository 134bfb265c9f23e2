'use client'

import { toast } from '@payloadcms/ui'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { call } from '../login/call.ts'
import type { Choice } from './Choice.ts'

type Props = { choices: Choice[]; target: string }

/** Projects to choose from; the choice narrows the panel and leads on. */
export function ProjectChoices({ choices, target }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const choose = async (project: string) => {
    setIsBusy(true)
    const answer = await call('/panel/scope', { project })
    if (answer.apiSuccess) return window.location.assign(target)
    toast.error(answer.message)
    setIsBusy(false)
  }
  return (
    <ul className="panel-card panel-rows">
      {choices.map(({ slug, title, status }) => (
        <li key={slug}>
          <button type="button" disabled={isBusy} onClick={() => choose(slug)}>
            <span>
              <strong>{title}</strong>
              <small>{status === 'suspended' ? `${slug} · suspended` : slug}</small>
            </span>
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
