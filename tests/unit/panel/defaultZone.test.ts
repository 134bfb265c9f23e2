import { afterAll, expect, it, vi } from 'vitest'

const Own = Intl.DateTimeFormat
afterAll(() => {
  Intl.DateTimeFormat = Own
})

it('date formats without a time zone use the project’s, with `new` and without; those with one keep theirs', async () => {
  vi.resetModules()
  const { setDefaultZone } = await import('#cms/admin/panel/setDefaultZone.ts')
  const hour = (timeZone?: string) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(0)
  setDefaultZone('America/New_York')
  expect(hour()).toBe('19:00')
  setDefaultZone('Asia/Kolkata')
  expect([hour(), hour('UTC')]).toEqual(['05:30', '00:00'])
  expect(Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(0)).toBe('05:30')
})
