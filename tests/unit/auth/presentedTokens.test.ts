import { expect, it } from 'vitest'
import { sessionCookie, staffCookie } from '#access/session/cookieNames.ts'
import { presentedTokens } from '#access/session/presentedTokens.ts'

const [learner, staff] = ['learner-token-of-twenty-chars', 'staff-token-of-twenty-chars']
const headers = new Headers({
  cookie: `${sessionCookie('demo')}=${learner}; ${staffCookie('demo')}=${staff}`,
})
const first = (path: string) => presentedTokens(headers, 'demo', path)[0]?.token

it.each([
  '/api/expert/start',
  '/hi/api/expert/start',
  '/_projects/demo/api/expert/start',
  '/_projects/demo/hi/api/expert/start',
  '/api/expertdoubts/list',
  '/admin',
])('%s uses the staff token first', (path) => {
  expect(first(path)).toBe(staff)
})

it.each(['/api/auth/me', '/hi/api/auth/me', '/_projects/demo/hi/api/orders/mine', '/hi/api/experts'])(
  '%s uses the learner token first',
  (path) => {
    expect(first(path)).toBe(learner)
  },
)
