import { expect, it } from 'vitest'
import { parseTarget, targetProblem } from '#cms/server/http/requestTarget.ts'

it.each([
  '/',
  '/courses/algebra?page=2',
  '/_projects/demo/api/pages?where[slug][equals]=home',
  '/courses/%E0%A4%97%E0%A4%A3%E0%A4%BF%E0%A4%A4',
  '/files/..hidden',
  '/courses?q=100%2500',
])('accepts %s', (target) => {
  expect(targetProblem(target)).toBeNull()
})

it.each([
  'http://127.0.0.1/courses',
  'https://elsewhere.example/',
  '*',
  '',
  '//elsewhere.example/x',
  '/\\elsewhere.example',
  '/courses/%zz',
  '/courses/%E0%A4',
  '/courses/%00',
  '/api/learn/lecture?class=a%00b',
  '/a/../admin',
  '/a/%2e%2e/admin',
  '/a/..%2fadmin',
  '/..',
  '/courses/\u0917',
  '/%61pi/users',
  '/%5Fprojects/demo2/courses',
])('refuses %s', (target) => {
  expect(targetProblem(target)).not.toBeNull()
})

it('removes the project prefix', () => {
  expect(parseTarget('/_projects/demo/api/pages?limit=1')).toEqual({
    prefixSlug: 'demo',
    locale: 'en',
    base: '/_projects/demo',
    fullPath: '/_projects/demo/api/pages',
    path: '/api/pages',
    search: '?limit=1',
  })
  expect(parseTarget('/_projects/demo').path).toBe('/')
  expect(parseTarget('/_projects/demo/').path).toBe('/')
  expect(parseTarget('/courses?x=/_projects/demo').prefixSlug).toBeNull()
})

it.each([
  ['/hi', '/', '/hi', 'hi'],
  ['/hi/courses', '/courses', '/hi', 'hi'],
  ['/hi/api/auth/me', '/api/auth/me', '/hi', 'hi'],
  ['/_projects/demo/hi', '/', '/_projects/demo/hi', 'hi'],
  ['/_projects/demo/hi/courses/x', '/courses/x', '/_projects/demo/hi', 'hi'],
  ['/hindi', '/hindi', '', 'en'],
  ['/courses/hi', '/courses/hi', '', 'en'],
  ['/HI/courses', '/HI/courses', '', 'en'],
])('removes the language from %s', (target, path, base, locale) => {
  expect(parseTarget(target)).toMatchObject({ path, base, locale })
})

it.each([
  'admin',
  'internal/revalidate',
  'dev/ui',
  '_next/static/a.js',
  '_projects/demo2',
  'cms-static/a.js',
])('keeps /hi/%s: other programs have no language prefix', (rest) => {
  expect(parseTarget(`/hi/${rest}`)).toMatchObject({ path: `/hi/${rest}`, locale: 'en' })
  expect(parseTarget(`/_projects/demo/hi/${rest}`)).toMatchObject({ path: `/hi/${rest}`, locale: 'en' })
})
