import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenServer, openServer } from './fixtures/openServer.ts'
import { send } from './fixtures/raw.ts'

let server: OpenServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

it('browsers that ask for a favicon by its usual address get the mark of the product', async () => {
  const { status, headers, text } = await send(`${server.url}/favicon.ico`)
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(text).toMatch(/^<svg /)
})
