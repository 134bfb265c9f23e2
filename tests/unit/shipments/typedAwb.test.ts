import { expect, it } from 'vitest'
import { withTypedAwb } from '#domain/shipments/typedAwb.ts'

const row = (id: string, courierName = '', isByHand = true) => ({ id, awb: '', courierName, isByHand })
const couriers = (rows: { courierName: string }[]) => rows.map(({ courierName }) => courierName)

it('a typed tracking number fills in the courier of the row above, unless one was typed', () => {
  const rows = [row('a', 'Delhivery'), row('b'), row('c', 'India Post'), row('d')]
  expect(couriers(withTypedAwb(rows, 'b', 'D'))).toEqual(['Delhivery', 'Delhivery', 'India Post', ''])
  expect(couriers(withTypedAwb(rows, 'c', 'D'))).toEqual(couriers(rows))
  expect(couriers(withTypedAwb([row('a', 'Delhivery'), row('b', ' ')], 'b', 'D'))[1]).toBe('Delhivery')
  expect(withTypedAwb(rows, 'd', 'DL-1')[3]).toEqual({ ...row('d', 'India Post'), awb: 'DL-1' })
})

it('the courier stays empty in the first row, below a booked parcel, and while no number is typed', () => {
  expect(couriers(withTypedAwb([row('a'), row('b', 'Delhivery')], 'a', 'D'))).toEqual(['', 'Delhivery'])
  expect(couriers(withTypedAwb([row('a', 'Shiprocket', false), row('b')], 'b', 'D'))[1]).toBe('')
  expect(couriers(withTypedAwb([row('a', 'Delhivery'), row('b')], 'b', ''))[1]).toBe('')
})
