'use client'

import { ChevronRight } from 'lucide-react'
import type { Choice } from './Choice.ts'
import { useProjectChoice } from './useProjectChoice.ts'

type Props = { choices: Choice[]; target: string }

/** List of projects; a choice switches the panel to the project and opens `target`. */
export function ProjectChoices({ choices, target }: Props) {
  const { isBusy, choose } = useProjectChoice()
  return (
    <ul className="panel-card panel-rows">
      {choices.map(({ slug, title, status }) => (
        <li key={slug}>
          <button type="button" disabled={isBusy} onClick={() => choose(slug, target)}>
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
