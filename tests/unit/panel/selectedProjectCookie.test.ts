import { expect, it } from 'vitest'
import { readSelectedProject, signSelectedProject } from '#cms/operations/panel/selectedProjectCookie.ts'

const key = Buffer.alloc(32, 7)
const value = signSelectedProject(key, 'demo', 'session-one')

it('returns the project it was signed for', () =>
  expect(readSelectedProject(key, value, 'session-one')).toBe('demo'))

it.each([
  ['another session', key, value, 'session-two'],
  ['another key', Buffer.alloc(32, 8), value, 'session-one'],
  ['another project', key, value.replace('demo', 'demo2'), 'session-one'],
  ['no signature', key, 'demo', 'session-one'],
  ['an empty signature', key, 'demo.', 'session-one'],
  ['a cut signature', key, value.slice(0, -1), 'session-one'],
  ['more than a slug', key, `demo2 x.${value.split('.')[1]}`, 'session-one'],
  ['nothing', key, '', 'session-one'],
])('is invalid with %s', (_what, usedKey, given, session) => {
  expect(readSelectedProject(usedKey, given, session)).toBeNull()
})
