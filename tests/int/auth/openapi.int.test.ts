import { beforeAll, expect, it } from 'vitest'
import { CALLS } from '#cms/endpoints/all.ts'
import { startPayload } from '#cms/payload.ts'
import { openBrowser } from '#tests/support/browser.ts'

beforeAll(async () => {
  await startPayload()
})

it('describes every call of ours in OpenAPI 3.1, made from the schemas that check the bodies', async () => {
  const { body, status } = await openBrowser(null).get<{
    openapi: string
    paths: Record<string, Record<string, { requestBody?: unknown }>>
  }>('/openapi.json')
  expect(status).toBe(200)
  expect(body.openapi).toBe('3.1.0')
  expect(Object.keys(body.paths).toSorted()).toEqual(CALLS.map(({ path }) => `/api${path}`).toSorted())
  expect(JSON.stringify(body.paths['/api/auth/verifyOtp']?.post?.requestBody)).toContain('^[0-9]{4}$')
})
