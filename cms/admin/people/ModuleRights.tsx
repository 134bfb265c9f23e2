'use client'
import type { EditorProps } from './EditorProps.ts'
import type { Right } from './useAccessForm.ts'

const LABELS: Record<Right, string> = { none: 'None', view: 'View', edit: 'Edit' }

type Props = {
  module: EditorProps['modules'][number]
  right: Right
  onChange: (right: Right) => void
}

function noteOf({ lowestRole, hasPages, isReadOnly }: Props['module']): string | null {
  if (lowestRole) return `Only for the role ${lowestRole} or a higher one`
  if (!hasPages) return 'Opens no page yet'
  return isReadOnly ? 'Nobody edits through it' : null
}

/** None, View or Edit of one module; why it can't be chosen where it can't. */
export function ModuleRights({ module, right, onChange }: Props) {
  const { id, label, lowestRole, isReadOnly } = module
  const choices: Right[] = isReadOnly ? ['none', 'view'] : ['none', 'view', 'edit']
  return (
    <li className="people-module" data-given={right !== 'none' || undefined}>
      <div>
        <span id={`module-${id}`}>{label}</span>
        {noteOf(module) && <small>{noteOf(module)}</small>}
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
            <span>{LABELS[choice]}</span>
          </label>
        ))}
      </div>
    </li>
  )
}
