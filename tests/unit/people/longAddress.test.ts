import { describe, expect, it } from 'vitest'
import { orderBody } from '#cms/adapters/couriers/shiprocket/orderBody.ts'
import { AddressSchema } from '#domain/people/AddressSchema.ts'
import { fill } from '#domain/text/fill.ts'
import { PROBLEMS } from '#domain/text/problems.ts'
import { problems as hindi } from '#site/texts/hi/problems.ts'
import { problemIn } from '#site/texts/problemIn.ts'

const ADDRESS = {
  ...{ name: 'Asha Rao', phone: '+919876543210', line1: '4 Lake Road', city: 'Kolkata' },
  ...{ state: 'WB', pincode: '700029', kind: 'home' },
} as const

describe('an address that is too long', () => {
  it.each([
    ['name', 101, PROBLEMS.nameLong],
    ['line1', 121, fill(PROBLEMS.atMost, { count: 120 })],
    ['line2', 121, fill(PROBLEMS.atMost, { count: 120 })],
    ['landmark', 81, fill(PROBLEMS.atMost, { count: 80 })],
    ['city', 61, fill(PROBLEMS.atMost, { count: 60 })],
  ])('is refused at its %s with how many letters fit', (field, length, message) => {
    const [issue] = AddressSchema.safeParse({ ...ADDRESS, [field]: 'x'.repeat(length) }).error?.issues ?? []
    expect([issue?.path, issue?.message]).toEqual([[field], message])
    expect(problemIn(hindi, message)).not.toBe(hindi.other)
  })

  it('goes to the courier with the whole name of its city', () => {
    const city = 'Thiruvananthapuram Sreekaryam North'
    const body = orderBody(
      {
        ...{ reference: 'R', orderedAt: new Date(0), email: null, items: [], cashPaise: null, worthPaise: 0 },
        address: { ...ADDRESS, alternatePhone: null, line2: 'Near the park', landmark: null, city },
        parcel: { weightGrams: 1, lengthCm: 1, widthCm: 1, heightCm: 1 },
      } as never,
      'Primary',
    )
    expect(city.startsWith(body.billing_city)).toBe(true)
    expect(body.billing_address_2).toBe(`Near the park, ${city}`)
  })
})
