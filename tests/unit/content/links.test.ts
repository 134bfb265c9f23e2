import { expect, it } from 'vitest'
import { checkLink, workingRedirects } from '#domain/content/checkLink.ts'
import { documentReferences } from '#domain/content/documentReferences.ts'

const known = {
  live: new Set(['/', '/courses', '/about-us', '/old']),
  drafts: new Set(['/soon']),
  open: ['/orders/'],
}

it.each([
  ['/', 'fine'],
  ['/courses?exam=NEET#list', 'fine'],
  ['/About-Us/', 'fine'],
  ['/orders/123', 'fine'],
  ['/soon', 'draft'],
  ['/gone', 'broken'],
  ['/courses/gone', 'broken'],
  ['#top', 'elsewhere'],
  ['https://example.org/gone', 'elsewhere'],
  ['mailto:a@example.org', 'elsewhere'],
] as const)('a link to %s is %s', (href, verdict) => expect(checkLink(href, known)).toBe(verdict))

it('trusts only redirects that end at a page', () => {
  const redirects = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/courses' },
    { from: '/c', to: '/gone' },
    { from: '/d', to: '/e' },
    { from: '/e', to: '/d' },
    { from: '/f', to: 'https://example.org/' },
  ]
  expect(workingRedirects(redirects, known.live)).toEqual(['/a', '/b', '/f'])
})

it('finds the links of every kind of section, with descriptions of their place', () => {
  const { links, pictures } = documentReferences({
    id: 'x',
    title: '/no-link',
    layout: [
      { blockType: 'hero', heading: 'x', primaryHref: '/a', goals: [{ label: 'NEET', href: '/b' }] },
      { blockType: 'bannerSlider', slides: [{ image: 'm1', linkHref: '/c' }] },
      {
        blockType: 'richText',
        content: {
          root: { children: [{ type: 'link', fields: { url: '/d' }, children: [{ text: 'here' }] }] },
        },
      },
    ],
    cover: { id: 'm2', url: '/media/m2.webp' },
  })
  expect(links).toEqual([
    { href: '/a', place: 'section 1 (hero), primary' },
    { href: '/b', place: 'section 1 (hero), goals, 1, href' },
    { href: '/c', place: 'section 2 (banner slider), slides, 1, link' },
    { href: '/d', place: 'section 3 (rich text), content, link “here”' },
  ])
  expect(pictures.map(({ media }) => media)).toEqual(['m1', 'm2'])
})
