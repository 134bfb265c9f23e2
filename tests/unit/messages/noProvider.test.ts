import { afterAll, expect, it, vi } from 'vitest'
import { candidatesOf } from '#cms/adapters/messages/candidates.ts'

vi.hoisted(() => {
  // The environment is read once; another test file of this process may have read it.
  vi.resetModules()
  for (const name of ['SMTP_URL', 'TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'])
    vi.stubEnv(name, '')
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('DEMO', '0')
  vi.stubEnv('SERVER_SECRET', 'a-secret-of-the-tests-with-32-characters')
})
// Other test files share the process, and React chooses its build by this variable.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it.each(['sms', 'email'] as const)(
  'in production a missing provider of %s is not replaced',
  async (channel) => {
    const [only, ...others] = await candidatesOf(channel, {})
    expect(others).toEqual([])
    expect(only?.provider).toBe('none')
    const message = { project: { slug: 'school' }, channel, to: '+919876543210', subject: '', text: '4821' }
    await expect(only?.send(message, 1000)).rejects.toMatchObject({
      errorCode: 'notConfigured',
      fault: 'provider',
    })
  },
)
