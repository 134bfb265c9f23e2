import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { post } from '#site/data/post.ts'
import { filesBelow } from '#tests/support/filesBelow.ts'

const SITE = path.resolve(import.meta.dirname, '../../../site')

afterEach(() => vi.unstubAllGlobals())

/** Responds to every request with `response` and records requests. */
function answering(response: () => Response | Promise<Response>) {
  const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve().then(response))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

describe('the generic POST helper (spec 7)', () => {
  it('posts JSON to the project’s API and returns the body', async () => {
    const fetched = answering(() => Response.json({ apiSuccess: true, message: 'OTP sent successfully' }))
    expect(await post('/_projects/demo', 'auth/loginAndSendOtp', { phone: '1' })).toEqual({
      apiSuccess: true,
      message: 'OTP sent successfully',
    })
    const [url, init] = fetched.mock.calls[0] ?? []
    expect([url, init?.method, init?.body]).toEqual([
      '/_projects/demo/api/auth/loginAndSendOtp',
      'POST',
      '{"phone":"1"}',
    ])
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
    expect(new Headers(init?.headers).has('authorization')).toBe(false)
  })

  it('sends a token if there is one', async () => {
    const fetched = answering(() => Response.json({ apiSuccess: true }))
    await post('', 'auth/updateuserdoc', {}, 'abc')
    expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('authorization')).toBe('Bearer abc')
  })

  it.each([400, 401, 403, 404, 409, 429, 500, 503])('is null on %i', async (status) => {
    answering(() => Response.json({ apiSuccess: false, message: 'no' }, { status }))
    expect(await post('', 'x', {})).toBeNull()
  })

  it('is null when the network fails, and for invalid or truncated JSON', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await post('', 'x', {})).toBeNull()
    answering(() => new Response('<html>'))
    expect(await post('', 'x', {})).toBeNull()
    answering(() => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('gone')) })))
    expect(await post('', 'x', {})).toBeNull()
  })
})

it('is the only way by which the storefront posts', () => {
  const posting = filesBelow(SITE, /\.tsx?$/).filter((file) =>
    /method:\s*['"`]POST|sendBeacon\(|XMLHttpRequest|method="post"/i.test(readFileSync(file, 'utf8')),
  )
  // The storefront's server POSTs to its own route that invalidates its cache.
  const ownRoutes = ['data/base/untilCaughtUp.ts']
  expect(posting.map((file) => path.relative(SITE, file))).toEqual([...ownRoutes, 'data/post.ts'])
})
