import { expect, it } from 'vitest'
import { redirectLocation } from '#cms/server/gateway/redirects.ts'
import { hrefField } from '#collections/fields/rows.ts'
import { checkLink } from '#domain/content/checkLink.ts'
import { normalisePath } from '#domain/content/redirects.ts'
import { isOwnPath, safeHref } from '#domain/links/safeHref.ts'
import { contactsOf } from '#site/features/shell/frame/contactsOf.ts'
import { withBase } from '#site/ui/navigation/LinkBase.tsx'

const ELSEWHERE = [
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://good.example\\@evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'https:///evil.example',
]

it.each(ELSEWHERE)('%j is no allowed link', async (address) => {
  expect(safeHref(address)).toBeNull()
  expect(isOwnPath(address)).toBe(false)
  expect(withBase('/_projects/demo', address)).toBe(address)
  expect(normalisePath(address)).toBeNull()
  expect(redirectLocation(address, { base: '/_projects/demo', path: '/old', search: '' })).toBeNull()
  expect(contactsOf({ website: address } as never)).toEqual([])
  const live = new Set(['/'])
  expect(checkLink(address, { live, drafts: new Set(), open: [] })).toBe('broken')
  const { validate } = hrefField('href') as { validate?: (value: unknown, options: never) => unknown }
  expect(await validate?.(address, {} as never)).toBe('Start with /, #, https://, mailto: or tel:')
})

it.each([
  '/',
  '/courses?exam=NEET%20UG#top',
  '/a/b',
  '#part',
  'https://example.org/x',
  'mailto:a@example.org',
  'tel:+91',
])('%j is an allowed link', (address) => expect(safeHref(address)).toBe(address))

it('up to two support phones have their own links', () => {
  const phonesOf = (phone: string | null) =>
    contactsOf({ phone } as never).map(({ key, href, number }) => [key, href, number])
  expect(phonesOf('+91 98000 00090')).toEqual([['phone', 'tel:+919800000090', '+91 98000 00090']])
  expect(phonesOf('+91 98000 00090, +91 98000 00092')).toEqual([
    ['phone', 'tel:+919800000090', '+91 98000 00090'],
    ['secondPhone', 'tel:+919800000092', '+91 98000 00092'],
  ])
  expect(phonesOf(' , ')).toEqual([])
  expect(phonesOf(null)).toEqual([])
})
