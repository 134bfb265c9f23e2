import { expect, it } from 'vitest'
import {
  createsRedirectLoop,
  normalisePath,
  planRedirects,
  type Redirect,
} from '#domain/content/redirects.ts'

it.each([
  ['/old', '/old'],
  [' /Old/Page/ ', '/old/page'],
  ['/old?utm=1#top', '/old'],
  ['/a//b/', '/a/b'],
  ['/', '/'],
  ['/%E0%A4%B9', '/%e0%a4%b9'],
])('%j is looked up as %s', (typed, path) => expect(normalisePath(typed)).toBe(path))

it.each(['old', '//evil.example/x', 'https://evil.example/', '/with space', '/back\\slash', ''])(
  '%j is no path of this site',
  (typed) => expect(normalisePath(typed)).toBeNull(),
)

const loops = (from: string, to: string, ...others: [string, string][]) =>
  createsRedirectLoop(from, to, async (path) => new Map(others).get(path) ?? null)

it('detects circles of any length', async () => {
  expect(await loops('/a', '/a/')).toBe(true)
  expect(await loops('/a', '/b', ['/b', '/a'])).toBe(true)
  expect(await loops('/a', '/b', ['/b', '/c'], ['/c', '/D'], ['/d', '/a?x'])).toBe(true)
  expect(await loops('/a', '/b', ['/b', '/c'], ['/c', '/b']), 'a circle that is there already').toBe(true)
  expect(await loops('/a', '/b', ['/b', '/c'])).toBe(false)
  expect(await loops('/a', '/b', ['/b', 'https://elsewhere.example/a'])).toBe(false)
})

/** A project's redirects after a document moved along `path`. */
function after(...path: string[]): Record<string, string> {
  let redirects: Redirect[] = []
  for (let step = 1; step < path.length; step++) {
    const [from, to] = [path[step - 1] as string, path[step] as string]
    const plan = planRedirects(redirects, from, to)
    redirects = redirects
      .filter(({ id }) => !plan.remove.includes(id))
      .map((redirect) => (plan.point.includes(redirect.id) ? { ...redirect, to } : redirect))
    redirects.push({ id: `${step}`, from, to, isAutomatic: true })
  }
  return Object.fromEntries(redirects.map(({ from, to }) => [from, to]))
}

it.each([
  [['/a', '/b'], { '/a': '/b' }],
  [['/a', '/b', '/c'], { '/a': '/c', '/b': '/c' }],
  [['/a', '/b', '/a'], { '/b': '/a' }],
  [['/a', '/b', '/c', '/a'], { '/b': '/a', '/c': '/a' }],
  [['/a', '/b', '/a', '/b'], { '/a': '/b' }],
  [['/a', '/b', '/c', '/b', '/d'], { '/a': '/d', '/b': '/d', '/c': '/d' }],
])('a document that moves along %j leaves %j', (path, redirects) => {
  expect(after(...path)).toEqual(redirects)
})
