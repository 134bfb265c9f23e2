import { describe, expect, it } from 'vitest'
import { newRequestKeys } from '#cms/admin/ui/newRequestKeys.ts'

describe('the key of a request', () => {
  it('is the same for the same content, and a new one once the content has changed', () => {
    const keyOf = newRequestKeys()
    const first = keyOf({ count: 2, name: 'A' })
    expect(keyOf({ count: 2, name: 'A' })).toBe(first)
    const second = keyOf({ count: 2, name: 'B' })
    expect(second).not.toBe(first)
    expect(keyOf({ count: 2, name: 'B' })).toBe(second)
  })

  it('differs between forms', () => {
    expect(newRequestKeys()({ count: 2 })).not.toBe(newRequestKeys()({ count: 2 }))
  })
})
