import { expect, it } from 'vitest'
import { isAffected } from '#cms/server/gateway/pageTags.ts'

const page = (path: string, project: string | null = 'demo') => ({ project, path })
const edit = (collection: string, slug: string) => [`p:demo:${collection}`, `p:demo:${collection}:${slug}`]

it.each([
  ['the detail page of an edited course', '/courses/algebra', edit('selling-products', 'algebra'), true],
  ['the detail page of another course', '/courses/optics', edit('selling-products', 'algebra'), false],
  ['the course list after an edit of a course', '/courses', edit('selling-products', 'algebra'), true],
  ['the home page after an edit of a course', '/', edit('selling-products', 'algebra'), true],
  ['a custom page after an edit of a course', '/offers', edit('selling-products', 'algebra'), true],
  ['the page of a class on sale', '/classes/algebra', edit('selling-products', 'algebra'), true],
  ['the page of another book', '/products/book', edit('selling-products', 'algebra'), false],
  ['a course after an edit of a class', '/courses/algebra', edit('classes', 'algebra-1'), true],
  ['every course when any number of courses changed', '/courses/optics', ['p:demo:selling-products'], true],
  [
    'both courses when a slug was changed',
    '/courses/new',
    [...edit('selling-products', 'old'), 'p:demo:selling-products:new'],
    true,
  ],
  ['a course after a change of settings', '/courses/algebra', ['p:demo:web-static-configs'], true],
  ['a course after a change of a page', '/courses/algebra', edit('pages', 'home'), true],
  ['every page when the project changed', '/courses/algebra', ['projects', 'p:demo'], true],
  ['nothing when another project changed', '/', ['p:demo2:pages', 'p:demo2'], false],
  ['nothing of a project whose name begins alike', '/', ['p:demo-two:pages'], false],
  ['a course whose slug is written encoded', '/courses/%E0%A4%97', edit('selling-products', 'ग'), true],
])('affects %s or not', (_what, path, tags, expected) => {
  expect(isAffected(page(path), tags)).toBe(expected)
})

it('never affects files of the build', () => {
  expect(isAffected(page('/_next/static/a.js', null), ['p:demo', 'projects'])).toBe(false)
})
