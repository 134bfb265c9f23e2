import { describe, expect, it } from 'vitest'
import { isPublicAddress, publicAddress } from '#cms/adapters/messages/publicAddress.ts'

describe('the address of a project’s mail server', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])('may be %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.3.4',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('may not be %j', (address) => expect(isPublicAddress(address)).toBe(false))

  const resolved = (...addresses: string[]) => publicAddress('mail.example.org', async () => addresses, false)

  it('is the resolved one, so that another lookup cannot change it', async () => {
    expect(await resolved('93.184.216.34', '8.8.8.8')).toBe('93.184.216.34')
  })
  it('is refused when any of its addresses is private', async () => {
    await expect(resolved('93.184.216.34', '10.0.0.1')).rejects.toMatchObject({ errorCode: 'privateHost' })
  })
  it('is refused as a private IP literal, also in brackets, without a lookup', async () => {
    const never = () => Promise.reject(new Error('was asked'))
    for (const host of ['127.0.0.1', '[::1]', '169.254.169.254'])
      await expect(publicAddress(host, never, false)).rejects.toMatchObject({ errorCode: 'privateHost' })
  })
  it('is refused when the name does not resolve', async () => {
    await expect(resolved()).rejects.toMatchObject({ errorCode: 'ENOTFOUND' })
  })
  it('may be any in development and tests', async () => {
    expect(await publicAddress('x', async () => ['127.0.0.1'], true)).toBe('127.0.0.1')
  })
})
