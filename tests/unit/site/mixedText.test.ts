import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { safeHref } from '#domain/links/safeHref.ts'
import { FilledText } from '#site/ui/FilledText.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'

describe('safeHref', () => {
  it.each(['https://a.example', 'http://a.example', 'mailto:a@example.org', 'tel:+91', '/courses', '#top'])(
    'lets %s through',
    (href) => {
      expect(safeHref(href)).toBe(href)
    },
  )

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
    'java\nscript:alert(1)',
    '',
    null,
    undefined,
  ])('refuses %s', (href) => {
    expect(safeHref(href)).toBeNull()
  })
})

const markup = (text: string, isLong = false) =>
  renderToStaticMarkup(createElement(MixedText, { isLong }, text))

it('a text is filled with links in its order, and keeps placeholders without a value', () => {
  const values = { a: createElement('a', { href: '/terms' }, 'terms'), b: createElement('b', null, 'policy') }
  const filled = createElement(FilledText, { text: '{b} and {a}, {c}.', values })
  expect(renderToStaticMarkup(filled)).toBe('<b>policy</b> and <a href="/terms">terms</a>, {c}.')
})

describe('MixedText', () => {
  it('marks Hindi runs and nothing else', () => {
    expect(markup('In हिन्दी and English')).toBe('In <span lang="hi">हिन्दी</span> and English')
  })

  it('adds break opportunities to endless words only', () => {
    const address = `https://example.org/${'a'.repeat(250)}`
    expect(markup(`See ${address}`, true)).toBe(`See ${address}`)
    expect(markup('W'.repeat(5000))).toBe('W'.repeat(5000))
    expect(markup(`See ${'W'.repeat(5000)}.`, true)).toBe(
      `See ${`${'W'.repeat(50)}<wbr/>`.repeat(100)}.<wbr/>`,
    )
  })

  it('keeps a whole Hindi sentence in one run', () => {
    expect(markup('हर पाठ के बाद, अभ्यास')).toBe('<span lang="hi">हर पाठ के बाद, अभ्यास</span>')
  })

  it('escapes its input', () => {
    expect(markup('<b>क</b>')).toBe('&lt;b&gt;<span lang="hi">क</span>&lt;/b&gt;')
  })
})
