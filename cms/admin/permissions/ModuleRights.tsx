'use client'
import { useConfig } from '@payloadcms/ui'
import { type SharedAccess, sharedAccessText } from '#domain/people/accessThroughOtherModules.ts'
import { RIGHT_LABELS, type Right } from './accessChanges.ts'
import type { EditorProps } from './EditorProps.ts'

type Props = {
  module: EditorProps['modules'][number]
  right: Right
  /** Parts of the module that other chosen modules open already; null for none. */
  opened: SharedAccess | null
  onChange: (right: Right) => void
}

function noteOf({ lowestRole, isForOneRole, isReadOnly }: Props['module']): string | null {
  if (lowestRole)
    return isForOneRole
      ? `Only for the role ${lowestRole}`
      : `Only for the role ${lowestRole} or a higher one`
  return isReadOnly ? 'View only: nothing can be changed with it' : null
}

/** Radio buttons None, View and Edit of one module, with the reason where a right is unavailable. */
export function ModuleRights({ module, right, opened, onChange }: Props) {
  const { id, label, text, lowestRole, isReadOnly } = module
  const { getEntityConfig } = useConfig()
  const listName = (slug: string): string => {
    const plural = getEntityConfig({ collectionSlug: slug as never })?.labels?.plural
    return typeof plural === 'string' ? plural.toLowerCase() : slug.replaceAll('-', ' ')
  }
  const choices: Right[] = isReadOnly ? ['none', 'view'] : ['none', 'view', 'edit']
  return (
    <li className="people-module" data-given={right !== 'none' || undefined}>
      <div>
        <span id={`module-${id}`}>{label}</span>
        <small id={`module-${id}-text`}>{text}</small>
        {noteOf(module) && <small>{noteOf(module)}</small>}
        {opened && <small>{sharedAccessText(opened, listName)}</small>}
      </div>
      <div
        className="people-rights"
        role="radiogroup"
        aria-labelledby={`module-${id}`}
        aria-describedby={`module-${id}-text`}
      >
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={`right-${id}`}
              value={choice}
              checked={lowestRole ? choice === 'none' : right === choice}
              disabled={lowestRole !== null}
              onChange={() => onChange(choice)}
            />
            <span>{RIGHT_LABELS[choice]}</span>
          </label>
        ))}
      </div>
    </li>
  )
}
