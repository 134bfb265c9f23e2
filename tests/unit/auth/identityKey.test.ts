import { describe, expect, it } from 'vitest'
import { accountIdentityKey, type Identifier } from '#domain/auth/identityKey.ts'

type Account = Parameters<typeof accountIdentityKey>[0]
const account: Account = { project: 'p1', uid: 'u1', isAnyProven: false }
const entered: Identifier = { value: '+917000000001', isProven: false, isChanged: true, key: null }

describe('the key of a phone or an e-mail', () => {
  it.each<[string, string, Partial<Account>, Partial<Identifier>]>([
    ['signs in once it is proven', 'p1:+917000000001', { isAnyProven: true }, { isProven: true }],
    [
      'of a platform owner has no project',
      'platform:+917000000001',
      { project: null, isAnyProven: true },
      { isProven: true },
    ],
    ['can be claimed while nothing of the account is verified', 'p1:?+917000000001', {}, {}],
    ['signs in nobody beside a verified one', 'p1:-u1', { isAnyProven: true }, {}],
    [
      'signs in nobody beside a verified one, even if it could be claimed before',
      'p1:-u1',
      { isAnyProven: true },
      { isChanged: false, key: 'p1:?+917000000001' },
    ],
    ['that is empty signs in nobody', 'p1:-u1', {}, { value: null }],
    [
      'that was typed beside a verified one still signs in nobody once that one is removed',
      'p1:-u1',
      {},
      { isChanged: false, key: 'p1:-u1' },
    ],
    [
      'can still be claimed when something else is saved',
      'p1:?+917000000001',
      {},
      { isChanged: false, key: 'p1:?+917000000001' },
    ],
  ])('%s', (_title, key, of, identifier) => {
    expect(accountIdentityKey({ ...account, ...of }, { ...entered, ...identifier })).toBe(key)
  })
})
