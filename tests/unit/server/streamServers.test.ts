import { expect, it, vi } from 'vitest'
import { StreamServers } from '#cms/server/gateway/streamServers.ts'

const demo = { id: 'p1', slug: 'demo' }
const ORIGIN = 'https://video.example.org'

function open(load = vi.fn(async () => [ORIGIN])) {
  const error = vi.fn()
  return { servers: new StreamServers(load, { error }), load, error }
}

it('pages of a class may load its streams, read once until lessons of the project change', async () => {
  const { servers, load } = open()
  const read = () => servers.ofPage(demo, '/learn/mechanics/first')
  expect(await read()).toEqual([ORIGIN])
  expect(await servers.ofPage(demo, '/learn/mechanics')).toEqual([ORIGIN])
  expect(load.mock.calls).toEqual([['p1', 'mechanics']])
  servers.purge(['p:demo:media', 'p:demo2:lectures', 'projects'])
  await read()
  expect(load).toHaveBeenCalledTimes(1)
  for (const tag of ['p:demo:lectures:first', 'p:demo:classes', 'p:demo']) {
    const before = load.mock.calls.length
    servers.purge([tag])
    await read()
    expect(load).toHaveBeenCalledTimes(before + 1)
  }
})

it('other pages may load none', async () => {
  const { servers, load } = open()
  for (const path of ['/', '/learn', '/learn/', '/courses/learn/mechanics'])
    expect(await servers.ofPage(demo, path)).toEqual([])
  expect(load).not.toHaveBeenCalled()
})

it('what was read before a change is not kept', async () => {
  let answer = (_: string[]) => {}
  const load = vi.fn(() => new Promise<string[]>((resolve) => (answer = resolve)))
  const { servers } = open(load)
  const first = servers.ofPage(demo, '/learn/mechanics')
  servers.purge(['p:demo:lectures'])
  answer([])
  expect(await first).toEqual([])
  const second = servers.ofPage(demo, '/learn/mechanics')
  answer([ORIGIN])
  expect(await second).toEqual([ORIGIN])
})

it('a page is served without streams while the database does not answer', async () => {
  const load = vi.fn(async (): Promise<string[]> => {
    throw new Error('away')
  })
  const { servers, error } = open(load)
  expect(await servers.ofPage(demo, '/learn/mechanics')).toEqual([])
  expect(error).toHaveBeenCalledTimes(1)
})
