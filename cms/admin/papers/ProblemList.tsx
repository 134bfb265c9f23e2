'use client'
import type { ShownProblem } from '#domain/calls/exams/papers.ts'
import type { Draft } from '#domain/exams/drafts/DraftSchema.ts'
import { fieldId } from './fields.tsx'

type Props = { problems: readonly ShownProblem[]; draft: Draft; onOpen: (path: ShownProblem['path']) => void }

/** Where a problem is, in the words of the form. */
function placeOf([area, index, part, item]: ShownProblem['path'], draft: Draft): string {
  if (area !== 'sections' || typeof index !== 'number') return ''
  const section = draft.sections[index]
  const name = section?.title.en || section?.title.hi || `Section ${index + 1}`
  return part === 'items' && typeof item === 'number' ? `${name}, no. ${item + 1}` : name
}

/** Focuses the field of a problem, or the nearest one around it. */
export function focusField(path: ShownProblem['path']): void {
  for (let length = path.length; length > 0; length--) {
    const found = document.getElementById(fieldId(...path.slice(0, length)))
    if (!found) continue
    const closed = found.closest('details:not([open])')
    if (closed instanceof HTMLDetailsElement) closed.open = true
    found.scrollIntoView({ block: 'center' })
    found.focus()
    return
  }
}

/** What keeps the paper from being published; each entry leads to its field. */
export function ProblemList({ problems, draft, onOpen }: Props) {
  if (problems.length === 0)
    return <p className="paper-ready">Nothing is left to do: the paper can be published.</p>
  return (
    <div className="paper-todo">
      <h3>
        {problems.length === 1 ? 'One thing is left to do' : `${problems.length} things are left to do`}
      </h3>
      <ul className="paper-problems">
        {problems.map(({ path, text }) => (
          <li key={`${path.join('.')} ${text}`}>
            <button type="button" onClick={() => onOpen(path)}>
              <strong>{placeOf(path, draft)}</strong>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
