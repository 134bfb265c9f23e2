import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AnswerDrawings } from '#cms/admin/doubts/AnswerDrawings.tsx'
import type { DoubtDrawing } from '#domain/calls/doubts.ts'

const drawings: DoubtDrawing[] = [
  {
    file: 'picture',
    drawing: [
      { kind: 'pen', points: [[100, 200], [900, 800]] }, // biome-ignore format: a line
      { kind: 'tick', at: [500, 500] },
      { kind: 'comment', at: [700, 9000], text: 'The <force> points left' },
    ],
  },
  { file: null, drawing: [{ kind: 'pen', points: [[300, 300]] }] },
]

it('staff see the student’s picture and the blank page with the lines and numbered comments that the expert drew', () => {
  const html = renderToStaticMarkup(createElement(AnswerDrawings, { drawings }))
  expect(html).toContain('src="/api/tickets/file?file=picture"')
  expect(html).toContain('alt="Drawing 1 of the expert"')
  expect(html).toContain('d="M100 200L900 800"')
  expect(html.match(/<path/g)).toHaveLength(3)
  expect(html).toContain('<circle cx="700" cy="9000"')
  expect(html).toContain('<li>The &lt;force&gt; points left</li>')
  expect(html).toContain('aria-label="Drawing 2 of the expert"')
  expect(html).toContain('d="M300 300L300 300"')
})
