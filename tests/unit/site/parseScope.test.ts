import { describe, expect, it } from 'vitest'
import { parseScope } from '#site/data/base/base.ts'
import { withBase } from '#site/ui/navigation/LinkBase.tsx'

describe('parseScope', () => {
  it.each([
    ['demo', { slug: 'demo', base: '/_projects/demo', locale: 'en' }],
    ['~demo', { slug: 'demo', base: '', locale: 'en' }],
    ['%7Edemo', { slug: 'demo', base: '', locale: 'en' }],
    ['demo-2', { slug: 'demo-2', base: '/_projects/demo-2', locale: 'en' }],
    ['demo.hi', { slug: 'demo', base: '/_projects/demo/hi', locale: 'hi' }],
    ['~demo.hi', { slug: 'demo', base: '/hi', locale: 'hi' }],
    ['%7Edemo.hi', { slug: 'demo', base: '/hi', locale: 'hi' }],
  ])('reads %s', (param, scope) => {
    expect(parseScope(param)).toEqual(scope)
  })

  it.each([
    '',
    '~',
    '~~demo',
    'Demo',
    '../api',
    'demo%2Fapi',
    'a b',
    '-demo',
    '.hi',
    '~.hi',
    'demo.en',
    'demo.hi.hi',
    'demo.',
    'demo.HI',
  ])('refuses %s', (param) => {
    expect(parseScope(param)).toBeNull()
  })
})

describe('withBase', () => {
  it.each([
    ['/_projects/demo', '/', '/_projects/demo'],
    ['/_projects/demo', '/courses?exam=JEE', '/_projects/demo/courses?exam=JEE'],
    ['', '/', '/'],
    ['', '/courses', '/courses'],
    ['/_projects/demo', 'https://example.org/a', 'https://example.org/a'],
    ['/_projects/demo', '//example.org', '//example.org'],
    ['/_projects/demo', 'mailto:help@example.org', 'mailto:help@example.org'],
    ['/_projects/demo', '#syllabus', '#syllabus'],
  ])('%s and %s make %s', (base, href, expected) => {
    expect(withBase(base, href)).toBe(expected)
  })
})
