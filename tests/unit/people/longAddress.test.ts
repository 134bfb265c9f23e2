import { describe, expect, it } from 'vitest'
import { orderBody } from '#cms/adapters/couriers/shiprocket/orderBody.ts'
import { AddressSchema } from '#domain/people/AddressSchema.ts'
import { problem } from '#domain/text/problem.ts'
import { problems as hindi } from '#site/texts/hi/problems.ts'
import { localisedProblem } from '#site/texts/localisedProblem.ts'

const ADDRESS = {
  name: 'Asha Rao',
  phone: '+919876543210',
  line1: '4 Lake Road',
  city: 'Kolkata',
  state: 'WB',
  pincode: '700029',
  kind: 'home',
} as const

describe('an address that is too long', () => {
  it.each([
    ['name', 101, problem('nameLong')],
    ['line1', 121, problem('atMost')],
    ['line2', 121, problem('atMost')],
    ['landmark', 81, problem('atMost')],
    ['city', 61, problem('atMost')],
  ])('is refused at its %s with the maximum length', (field, length, message) => {
    const [issue] = AddressSchema.safeParse({ ...ADDRESS, [field]: 'x'.repeat(length) }).error?.issues ?? []
    expect([issue?.path, issue?.message]).toEqual([[field], message])
    expect(localisedProblem(hindi, issue ?? { message: '' })).toContain(String(length - 1))
  })

  it('is sent to the courier with the whole city name', () => {
    const city = 'Thiruvananthapuram Sreekaryam North'
    const body = orderBody(
      {
        reference: 'R',
        orderedAt: new Date(0),
        email: null,
        items: [],
        cashPaise: null,
        worthPaise: 0,
        address: { ...ADDRESS, alternatePhone: null, line2: 'Near the park', landmark: null, city },
        parcel: { weightGrams: 1, lengthCm: 1, widthCm: 1, heightCm: 1 },
      } as never,
      'Primary',
    )
    expect(city.startsWith(body.billing_city)).toBe(true)
    expect(body.billing_address_2).toBe(`Near the park, ${city}`)
  })
})
