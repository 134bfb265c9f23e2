'use client'
import { useState } from 'react'
import { PictureDialog } from './PictureDialog.tsx'

type Props = {
  /** The field that had the focus last. */
  field: () => HTMLTextAreaElement | null
  onInsert: (text: string) => void
  onAddBlank?: (() => string) | undefined
}

/** What is put around the selection; `|` is where the cursor goes. */
const FORMULAS: readonly { label: string; tex: string }[] = [
  { label: 'Formula', tex: '$|$' },
  { label: 'Formula on its own line', tex: '\n$$|$$\n' },
  { label: 'Fraction', tex: '$\\frac{|}{}$' },
  { label: 'Root', tex: '$\\sqrt{|}$' },
  { label: 'Power', tex: '$|^{2}$' },
  { label: 'Index', tex: '$|_{1}$' },
  { label: 'Vector', tex: '$\\vec{|}$' },
  { label: 'Integral', tex: '$\\int_{0}^{1} | \\, dx$' },
  { label: 'Sum', tex: '$\\sum_{n=1}^{N} |$' },
  { label: 'Matrix', tex: '$\\begin{pmatrix} | & \\\\ & \\end{pmatrix}$' },
  { label: 'Reaction', tex: '$\\ce{| -> }$' },
  { label: 'Unit', tex: '$|\\ \\text{m s}^{-1}$' },
  { label: 'Degrees', tex: '$|^\\circ$' },
]
const TABLE = '\n\n| A | B |\n| --- | --- |\n| | | |\n\n'.replace('| | | |', '|  |  |')

/** Buttons above a text: formulas, a picture, a table, and a blank where the question has blanks. */
export function TextToolbar({ field, onInsert, onAddBlank }: Props) {
  const [isPicture, setPicture] = useState(false)

  /** Puts a pattern in place of the selection, which goes to its `|`. */
  function insert(pattern: string, hasCursor = true) {
    const area = field()
    if (!area) return
    const { value, selectionStart: from, selectionEnd: to } = area
    const [before = '', after = ''] = hasCursor ? splitAt(pattern) : [pattern, '']
    const chosen = hasCursor ? value.slice(from, to) : ''
    onInsert(value.slice(0, from) + before + chosen + after + value.slice(to))
    const cursor = from + before.length + chosen.length
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(cursor, cursor)
    })
  }

  return (
    <div className="question-toolbar" role="toolbar" aria-label="Put in">
      <button type="button" onClick={() => insert('$|$')} title="A formula in TeX between dollar signs">
        <span aria-hidden>∑</span> Formula
      </button>
      <select
        aria-label="Kinds of formulas"
        value=""
        onChange={(event) => insert(FORMULAS[Number(event.target.value)]?.tex ?? '')}
      >
        <option value="" disabled>
          More
        </option>
        {FORMULAS.map(({ label }, at) => (
          <option key={label} value={at}>
            {label}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => setPicture(true)}>
        Picture
      </button>
      <button type="button" onClick={() => insert(TABLE, false)}>
        Table
      </button>
      {onAddBlank && (
        <button type="button" onClick={() => insert(`[[${onAddBlank()}]]`, false)}>
          Blank
        </button>
      )}
      {isPicture && (
        <PictureDialog
          onAdded={(line) => insert(`\n\n${line}\n\n`, false)}
          onClose={() => setPicture(false)}
        />
      )}
    </div>
  )
}

const splitAt = (pattern: string): [string, string] => {
  const at = pattern.indexOf('|')
  return at === -1 ? [pattern, ''] : [pattern.slice(0, at), pattern.slice(at + 1)]
}
