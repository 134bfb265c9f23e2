import { describe, expect, it } from 'vitest'
import { sentTerms, type Terms } from '#cms/admin/returns/sentTerms.ts'

const terms: Terms = { reason: 'goodwill', way: 'source', payTo: ' a@upi ', answer: ' ' }

describe('the terms of a refund', () => {
  it('are sent with the typed destination only while the money goes there', () => {
    expect(sentTerms(terms, true)).toEqual({ reason: 'goodwill', way: 'source', payTo: 'a@upi' })
    expect(sentTerms({ ...terms, way: 'credits' }, true)).toEqual({ reason: 'goodwill', way: 'credits' })
    expect(sentTerms(terms, false)).toEqual({ reason: 'goodwill', way: 'source' })
  })
})
