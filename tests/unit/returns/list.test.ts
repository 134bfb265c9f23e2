import { expect, it } from 'vitest'
import { pendingText } from '#cms/admin/returns/returnTexts.ts'
import { Returns } from '#collections/returns/Returns.ts'
import { itemsText, lineTitle } from '#domain/orders/itemsText.ts'

it('the list of returns shows student and products, and an approved one is not undecided', () => {
  expect(Returns.admin?.defaultColumns).toEqual(expect.arrayContaining(['student', 'lines']))
  const lines = Returns.fields.find((field) => 'name' in field && field.name === 'lines')
  expect(lines?.admin).not.toHaveProperty('hidden')
  const title = lineTitle({ title: 'Atlas', option: 'Hindi' })
  expect(itemsText([{ title, quantity: 2 }])).toBe('Atlas, Hindi × 2')
  expect(itemsText([{ quantity: 1 }])).toBe('–')
  expect([pendingText('requested'), pendingText('approved')]).toEqual(['Not decided yet', 'Not refunded yet'])
})
