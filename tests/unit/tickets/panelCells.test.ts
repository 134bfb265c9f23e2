import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessageFiles } from '#cms/admin/tickets/MessageFiles.tsx'
import { TicketStateCell } from '#cms/admin/tickets/TicketStateCell.tsx'

it('staff see a picture of a message itself, which opens in full, and PDFs by their names', () => {
  const html = renderToStaticMarkup(
    createElement(MessageFiles, {
      files: [
        { id: 'p1', name: 'Screen', kind: 'picture' },
        { id: 'd1', name: 'Invoice', kind: 'pdf' },
      ],
    }),
  )
  expect(html).toMatch(
    /<a href="\/api\/tickets\/file\?file=p1"[^>]*><img [^>]*src="\/api\/tickets\/file\?file=p1"/,
  )
  expect(html).toContain('Invoice (PDF)')
  expect(html.match(/<img/g)).toHaveLength(1)
})

const Cell = TicketStateCell as unknown as FunctionComponent<Record<string, unknown>>

it('the list says of a ticket what it is late for', () => {
  const cell = (more: object) =>
    renderToStaticMarkup(
      createElement(Cell, {
        cellData: 'open',
        rowData: {
          state: 'open',
          firstReplyDueAt: '2026-01-01T10:00:00.000Z',
          resolveDueAt: '2999-01-01T10:00:00.000Z',
          ...more,
        },
      }),
    )
  expect(cell({})).toContain('First reply late')
  expect(cell({})).not.toContain('Late to resolve')
  expect(cell({ firstRepliedAt: '2026-01-01T09:00:00.000Z' })).not.toContain('late')
})
