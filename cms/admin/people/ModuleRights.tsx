'use client'
import type { Opened } from '#domain/people/openedByOthers.ts'
import { RIGHT_LABELS, type Right } from './accessChanges.ts'
import type { EditorProps } from './EditorProps.ts'

type Props = {
  module: EditorProps['modules'][number]
  right: Right
  /** What of it opens through other modules that are chosen. */
  opened: Opened | null
  onChange: (right: Right) => void
}

function noteOf({ lowestRole, isForOneRole, isReadOnly }: Props['module']): string | null {
  if (lowestRole)
    return isForOneRole
      ? `Only for the role ${lowestRole}`
      : `Only for the role ${lowestRole} or a higher one`
  return isReadOnly ? 'View only' : null
}

const listed = new Intl.ListFormat('en-IN', { type: 'conjunction' })

/** `Partly open already, to view, through Orders: payments and refunds`. */
function openedText({ collections, through, canEdit, isWhole }: Opened): string {
  const lists = collections.map((slug) => slug.replaceAll('-', ' '))
  const what = isWhole ? '' : `: ${listed.format(lists)}`
  return `${isWhole ? 'Open' : 'Partly open'} already, ${canEdit ? 'to change' : 'to view'}, through ${listed.format(through)}${what}`
}

/** None, View or Edit of one module; why it can't be chosen where it can't. */
export function ModuleRights({ module, right, opened, onChange }: Props) {
  const { id, label, lowestRole, isReadOnly } = module
  const choices: Right[] = isReadOnly ? ['none', 'view'] : ['none', 'view', 'edit']
  return (
    <li className="people-module" data-given={right !== 'none' || undefined}>
      <div>
        <span id={`module-${id}`}>{label}</span>
        {noteOf(module) && <small>{noteOf(module)}</small>}
        {opened && <small>{openedText(opened)}</small>}
      </div>
      <div className="people-rights" role="radiogroup" aria-labelledby={`module-${id}`}>
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
