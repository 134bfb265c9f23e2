import { describe, expect, it } from 'vitest'
import { isReportable } from '#domain/logs/isReportable.ts'

const OURS = 'TypeError: x\n    at pay (https://demo.example/_next/static/chunks/app.js:1:2)'

it('reports an error of ours', () => {
  expect(isReportable({ name: 'TypeError', message: 'x is not a function', stack: OURS }, true)).toBe(true)
  expect(isReportable({ message: 'Minified React error #418' }, true)).toBe(true)
})

it('reports nothing while offline (spec 8)', () =>
  expect(isReportable({ message: 'x is not a function', stack: OURS }, false)).toBe(false))

describe('does not report', () => {
  it.each([
    ['a script of another site', { message: 'Script error.' }],
    ['an error without words', { message: '' }],
    [
      'the layout loop of browsers',
      { message: 'ResizeObserver loop completed with undelivered notifications.' },
    ],
    ['the network in Chrome', { name: 'TypeError', message: 'Failed to fetch' }],
    [
      'the network in Firefox',
      { name: 'TypeError', message: 'NetworkError when attempting to fetch resource.' },
    ],
    ['the network in Safari', { name: 'TypeError', message: 'Load failed' }],
    ['a call that was given up', { name: 'AbortError', message: 'The user aborted a request.' }],
    ['a time-out', { name: 'TimeoutError', message: 'signal timed out' }],
    ['files of an old deployment', { name: 'ChunkLoadError', message: 'Loading chunk 482 failed.' }],
    ['styles of an old deployment', { message: 'Loading CSS chunk 7 failed' }],
    [
      'modules of an old deployment',
      { message: 'Failed to fetch dynamically imported module: https://a/b.js' },
    ],
    ['the redirects of Next', { message: 'NEXT_REDIRECT' }],
    ['an extension, by its file', { message: 'x', fileName: 'chrome-extension://abc/content.js' }],
    [
      'an extension, by its stack',
      { message: 'x', stack: 'Error: x\n    at a (moz-extension://abc/c.js:1:2)' },
    ],
    ['a user script', { message: 'x', stack: 'a@safari-web-extension://abc/c.js:1:2' }],
  ])('%s', (_what, error) => expect(isReportable(error, true)).toBe(false))
})
