import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callApi, readApi } from '#site/data/base/callApi.ts'

const reported = vi.hoisted(() => vi.fn())
vi.mock('#site/data/base/reportError.ts', () => ({ reportError: reported }))

beforeEach(() => reported.mockClear())
afterEach(() => vi.unstubAllGlobals())

const answers = (answer: () => Response | Promise<Response>) => vi.stubGlobal('fetch', async () => answer())

const FAULTS: [string, () => Response | Promise<Response>][] = [
  ['a fault of the server', () => new Response('', { status: 503 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is no JSON', () => new Response('<html>')],
]

it.each(FAULTS)(
  'a read that fails with %s is logged with its severity and returns null',
  async (_what, answer) => {
    answers(answer)
    expect(await readApi('', 'downloads?limit=1')).toBeNull()
    await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(1))
    expect(reported.mock.calls[0]?.[1]).toMatchObject({ severity: 'medium' })
  },
)

it.each(FAULTS)('a caller with its own error state gets %s, after it was logged', async (_what, answer) => {
  answers(answer)
  await expect(callApi('', 'downloads')).rejects.toThrow('downloads could not be read')
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(1))
})

it('a refusal is a result, not a failed read', async () => {
  answers(() => Response.json({ apiSuccess: false, message: 'no' }, { status: 403 }))
  expect(await readApi('', 'downloads')).toMatchObject({ status: 403, body: { message: 'no' } })
  expect(reported).not.toHaveBeenCalled()
})

it.each([
  ['auth/start', 'high'],
  ['cart', 'high'],
  ['orders?limit=10&page=2', 'high'],
  ['learn/lecture?class=1&lecture=2', 'high'],
  ['downloads/mine', 'medium'],
  ['address/list', 'medium'],
  ['invoices?limit=1', 'medium'],
  ['cart/count', 'low'],
  ['address/pincode?pincode=462001', 'low'],
  ['notifications?limit=20', 'low'],
  ['selling-products?limit=3', 'low'],
] as const)('a failed read of %s has %s severity', async (path, severity) => {
  answers(() => new Response('', { status: 503 }))
  expect(await readApi('', path)).toBeNull()
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(1))
  expect(reported.mock.calls[0]?.[1]).toMatchObject({ severity })
})
