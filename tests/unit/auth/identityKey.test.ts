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
    ['waits to be claimed on an account that nobody has proven', 'p1:?+917000000001', {}, {}],
    ['leads nowhere beside a proven one', 'p1:-u1', { isAnyProven: true }, {}],
    [
      'leads nowhere beside a proven one, even if it waited before',
      'p1:-u1',
      { isAnyProven: true },
      { isChanged: false, key: 'p1:?+917000000001' },
    ],
    ['that is none leads nowhere', 'p1:-u1', {}, { value: null }],
    [
      'that was typed beside one which is gone leads nowhere still',
      'p1:-u1',
      {},
      { isChanged: false, key: 'p1:-u1' },
    ],
    [
      'goes on waiting when something else is saved',
      'p1:?+917000000001',
      {},
      { isChanged: false, key: 'p1:?+917000000001' },
    ],
  ])('%s', (_title, key, of, identifier) => {
    expect(accountIdentityKey({ ...account, ...of }, { ...entered, ...identifier })).toBe(key)
  })
})
