import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deliveryTo } from '#cms/operations/pincodes/deliveryTo.ts'
import { pincodeRefusal, placeOfPincode } from '#cms/operations/pincodes/directory.ts'
import { fillPlace } from '#domain/people/fillPlace.ts'
import { statesOfPincode } from '#domain/people/pincode.ts'
import { EVERYWHERE } from '#domain/shipments/serviceArea.ts'
import { textOf } from '#domain/text/textOf.ts'

const FILE = new URL('../../../cms/operations/pincodes/pincodes.txt', import.meta.url)

describe('the directory of PIN codes', () => {
  it.each([
    ['462001', 'MP', 'Bhopal'],
    ['560001', 'KA', 'Bengaluru'],
    ['110017', 'DL', 'New Delhi'],
    ['500081', 'TS', 'Hyderabad'],
    ['194101', 'LA', 'Leh'],
    ['533464', 'AP', 'Kakinada'],
  ])('has %s in %s, %s', (pincode, state, city) => expect(placeOfPincode(pincode)).toEqual({ state, city }))

  it.each([
    ['799001', 'the newest edition has it in a state that it cannot be in'],
    ['500063', 'only the older edition has it'],
    ['900056', 'it is of the army'],
    ['925605', 'it is of a unit of the army'],
  ])('has %s without a place: %s', (pincode) =>
    expect(placeOfPincode(pincode)).toEqual({ state: null, city: null }),
  )

  it.each(['999999', '940001', '290000', '462999', '110199', '46200', '0462001', '4620O1', ''])(
    'does not have %j, which is refused and not deliverable',
    (pincode) => {
      expect(placeOfPincode(pincode)).toBeNull()
      expect(pincodeRefusal({ pincode, state: 'MP' })).toEqual(textOf('unknownPincode'))
      expect(deliveryTo(EVERYWHERE, pincode, 1)).toEqual({ ok: false, reason: 'notDeliverable' })
    },
  )

  it('refuses a code of another state, and delivers to a known one', () => {
    expect(pincodeRefusal({ pincode: '462001', state: 'KL' })).toEqual(textOf('pincodeOfOtherState'))
    expect(pincodeRefusal({ pincode: '462001', state: 'MP' })).toBeNull()
    expect(deliveryTo(EVERYWHERE, '462001', 1)).toMatchObject({
      ok: true,
      delivery: { isDeliverable: true, fromDays: 4, toDays: 6 },
    })
    const area = { ...EVERYWHERE, prefixes: ['4620'] }
    expect(deliveryTo(area, '462001', 1)).toEqual({ ok: false, reason: 'notServed' })
  })

  it('has no duplicates, and every code in a state that its digits allow', () => {
    const [seen, wrong] = [new Set<number>(), new Set<number>()]
    for (const line of readFileSync(FILE, 'utf8').trim().split('\n').slice(2)) {
      const [state = '', , ranges = ''] = line.split('|')
      for (const range of ranges.split(' ')) {
        const [from = 0, to = from] = range.split('-').map(Number)
        for (let code = from; code <= to; code++) {
          const states: string[] = statesOfPincode(String(code))
          if (seen.has(code) || states.length === 0 || (state && !states.includes(state))) wrong.add(code)
          seen.add(code)
        }
      }
    }
    expect([...wrong]).toEqual([])
    expect(seen.size).toBeGreaterThan(19_000)
  })
})

describe('a PIN code in an address form', () => {
  const nothing = { state: null, city: '' } as const
  const bhopal = { state: 'MP', city: 'Bhopal' } as const
  const pune = { state: 'MH', city: 'Pune' } as const

  it('fills in its state and city', () =>
    expect(fillPlace({ ...nothing, line1: '12 Park Road' }, bhopal, nothing)).toEqual({
      ...bhopal,
      line1: '12 Park Road',
    }))

  it('replaces what an earlier code filled in', () => expect(fillPlace(bhopal, pune, bhopal)).toEqual(pune))

  it('keeps what the person entered', () => {
    const typed = { state: 'KL', city: 'Kochi' } as const
    expect(fillPlace(typed, bhopal, nothing)).toBe(typed)
    expect(fillPlace({ state: 'MP', city: 'Bairagarh' }, { state: 'MP', city: 'Indore' }, bhopal)).toEqual({
      state: 'MP',
      city: 'Bairagarh',
    })
  })

  it('refills or clears the city once the code is of another state', () => {
    expect(fillPlace({ state: 'MP', city: 'Bairagarh' }, pune, bhopal)).toEqual(pune)
    // The first digits determine the state, all of them the city.
    const begun = fillPlace(bhopal, { state: 'MH', city: null }, bhopal)
    expect(begun).toEqual({ state: 'MH', city: '' })
    expect(fillPlace(begun, pune, { state: 'MH', city: 'Bhopal' })).toEqual(pune)
  })

  it('changes nothing where the place is not known', () =>
    expect(fillPlace(bhopal, { state: null, city: null }, bhopal)).toBe(bhopal))
})
