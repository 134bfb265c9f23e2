import { describe, expect, it, vi } from 'vitest'
import { Redirects, redirectLocation } from '#cms/server/gateway/redirects.ts'
import { normalisePath } from '#domain/content/redirects.ts'

const visit = (path: string, search = '', base = '') => ({ path, search, base })

describe('the target of a redirect', () => {
  it.each([
    ['/new', visit('/old'), '/new'],
    ['/new', visit('/old', '?a=1'), '/new?a=1'],
    ['/new?b=2', visit('/old', '?a=1'), '/new?b=2&a=1'],
    ['/new?b=2#part', visit('/old', '?a=1'), '/new?b=2&a=1#part'],
    ['/new', visit('/old', '?a=1', '/_projects/demo'), '/_projects/demo/new?a=1'],
    ['/', visit('/old', '', '/_projects/demo'), '/_projects/demo'],
    ['/', visit('/old'), '/'],
    ['/लेख', visit('/old'), '/%E0%A4%B2%E0%A5%87%E0%A4%96'],
    ['https://other.example/x', visit('/old', '?a=1', '/_projects/demo'), 'https://other.example/x?a=1'],
  ])('%s for %j is %s', (to, from, location) => {
    expect(redirectLocation(to, from)).toBe(location)
  })

  it.each([
    ['itself', '/old'],
    ['itself with another query', '/old?x=1'],
    ['another origin by two slashes', '//evil.example'],
    ['another origin by a backslash', '/\\evil.example'],
    ['another origin by a tab', '/\t/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a mailbox', 'mailto:a@example.org'],
    ['a part of a page', '#part'],
    ['nothing', ''],
  ])('is none for %s', (_what, to) => {
    expect(redirectLocation(to, visit('/old'))).toBeNull()
  })
})

describe('redirects of a project', () => {
  const project = { id: 'p1', slug: 'demo', title: 'Demo', status: 'active', hosts: [] } as const
  const open = () => {
    const load = vi.fn(async (_project: string, paths: string[]) =>
      paths.includes('/old') ? { to: '/new', isPermanent: true } : null,
    )
    return { load, redirects: new Redirects(load) }
  }

  it.each([
    ['/Old-Page', '/OLD-page'],
    ['/पुराना', encodeURI('/पुराना')],
    ['/a b'.replace(' ', '%20'), '/a%20b'],
  ])('stored as %s is found for a visitor of %s', async (typed, visited) => {
    const stored = normalisePath(typed)
    const redirects = new Redirects(async (_project, paths) =>
      stored && paths.includes(stored) ? { to: '/new', isPermanent: true } : null,
    )
    expect(await redirects.find(project, visited)).toEqual({ to: '/new', isPermanent: true })
  })

  it('are read once per path, also without a result', async () => {
    const { load, redirects } = open()
    for (let i = 0; i < 3; i++) {
      expect(await redirects.find(project, '/old')).toEqual({ to: '/new', isPermanent: true })
      expect(await redirects.find(project, '/other')).toBeNull()
    }
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('are looked up encoded and decoded', async () => {
    const { load, redirects } = open()
    await redirects.find(project, '/%E0%A4%B2')
    expect(load).toHaveBeenCalledWith('p1', ['/%E0%A4%B2', '/ल', '/%e0%a4%b2'])
  })

  it.each([
    ['p:demo:redirects', 2],
    ['p:demo', 2],
    ['p:demo:pages', 1],
    ['p:demo2:redirects', 1],
    ['projects', 1],
  ])('are reloaded after a change of %s: %i times', async (tag, times) => {
    const { load, redirects } = open()
    await redirects.find(project, '/old')
    redirects.purge([tag])
    await redirects.find(project, '/old')
    expect(load).toHaveBeenCalledTimes(times)
  })
})
