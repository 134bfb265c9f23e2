import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenServer, openServer } from './fixtures/openServer.ts'
import { send } from './fixtures/raw.ts'

let server: OpenServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

it('/favicon.ico is the product’s icon', async () => {
  const { status, headers, text } = await send(`${server.url}/favicon.ico`)
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(text).toMatch(/^<svg /)
})
