'use client'

import { Check, ChevronsUpDown } from 'lucide-react'
import { Icon } from '../Logo.tsx'
import { Menu } from '../panel/Menu.tsx'
import type { Choice } from './Choice.ts'
import { useProjectChoice } from './useProjectChoice.ts'

type Props = { title: string; choices: Choice[]; chosen: string | null }

/** The list a document belongs to, since a document of one project does not exist in another. */
const listOf = (path: string): string => /^\/admin\/collections\/[^/]+/.exec(path)?.[0] ?? path

/** Switches an owner's panel to one project or to all. */
export function ProjectSwitch({ title, choices, chosen }: Props) {
  const { isBusy, choose } = useProjectChoice()
  const item = (slug: string | null, text: string, note = '') => (
    <button
      key={slug ?? ''}
      type="button"
      role="menuitemradio"
      aria-checked={slug === chosen}
      tabIndex={-1}
      disabled={isBusy}
      onClick={() => choose(slug, listOf(window.location.pathname))}
    >
      <span>
        {text}
        {note && <small>{note}</small>}
      </span>
      {slug === chosen && <Check size={16} strokeWidth={2} aria-hidden="true" />}
    </button>
  )
  return (
    <Menu
      label={`Project: ${title}. Switch`}
      opener={
        <span className="panel-bar__project">
          <Icon />
          <span>{title}</span>
          <ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden="true" />
        </span>
      }
    >
      {item(null, 'All projects')}
      {choices.map(({ slug, title: name, status }) =>
        item(slug, name, status === 'suspended' ? 'suspended' : ''),
      )}
    </Menu>
  )
}
