import { expect, test } from 'vitest'
import type { ParcelView } from '#site/data/shop/shipments.ts'
import { parcelSteps } from '#site/features/shell/shipments/parcelSteps.ts'
import { parcels as t } from '#site/texts/en/parcels.ts'

const NOON = Date.UTC(2026, 10, 20, 6, 30)
const scan = (state: ParcelView['state'], hours: number) => ({
  ...{ at: NOON + hours * 3_600_000, state, text: '', place: null },
})

/** Step marks of a parcel in a state, with these scans, oldest first. */
const marks = (state: ParcelView['state'], states: ParcelView['state'][], attempts = 0) => {
  const scans = states.map((one, index) => scan(one, index)).toReversed()
  const parcel = { state, scans, attempts, city: 'Indore', expectedOn: null, packedAt: NOON, shippedAt: NOON }
  return parcelSteps({ ...parcel, endedAt: null } as unknown as ParcelView, t, 'en').map(
    (step) => `${step.state}: ${step.title}`,
  )
}

test('a returned or lost parcel shows only steps with scans', () => {
  expect(marks('rtoDelivered', ['rtoDelivered'])).toEqual([
    ...['done: Packed', 'done: Handed to the courier', 'current: Returned to us'],
  ])
  expect(marks('lost', ['lost'])).toEqual([
    ...['done: Packed', 'done: Handed to the courier', 'failed: Lost in transit'],
  ])
  expect(marks('rtoInitiated', ['inTransit', 'rtoInitiated'])).toEqual([
    ...['done: Packed', 'done: Handed to the courier', 'done: On the way to Indore'],
    'current: Returning to us',
  ])
})

test('a parcel returned after an attempt shows the failed attempt and earlier steps', () => {
  expect(marks('rtoDelivered', ['attemptFailed', 'rtoInitiated', 'rtoDelivered'], 1)).toEqual([
    ...[
      'done: Packed',
      'done: Handed to the courier',
      'done: On the way to Indore',
      'done: Out for delivery',
    ],
    ...['failed: Delivery attempt failed', 'done: Returning to us', 'current: Returned to us'],
  ])
})

test('a parcel before another attempt has its delivery pending', () => {
  expect(marks('attemptFailed', ['outForDelivery', 'attemptFailed'], 1).slice(-2)).toEqual([
    ...['failed: Delivery attempt failed', 'todo: Delivered'],
  ])
})

test('a delivered parcel shows only recorded and implied steps as done', () => {
  expect(marks('delivered', ['pickedUp', 'delivered'])).toEqual([
    ...['done: Packed', 'done: Handed to the courier', 'done: Delivered'],
  ])
  expect(marks('delivered', ['outForDelivery', 'delivered'])).toEqual([
    ...['done: Packed', 'done: Handed to the courier', 'done: On the way to Indore'],
    ...['done: Out for delivery', 'done: Delivered'],
  ])
})

test('a parcel on its way shows future steps, and no step that it skipped', () => {
  expect(marks('outForDelivery', ['outForDelivery'])).toEqual([
    ...['done: Packed', 'done: Handed to the courier', 'done: On the way to Indore'],
    ...['current: Out for delivery', 'todo: Delivered'],
  ])
  expect(marks('pickedUp', ['pickedUp']).slice(1)).toEqual([
    ...['current: Handed to the courier', 'todo: On the way to Indore', 'todo: Out for delivery'],
    'todo: Delivered',
  ])
})

test('an undone step is not shown as done', () => {
  const taken = { ...scan('pickedUp', 3), undone: 'outForDelivery' as const }
  const scans = [scan('delivered', 4), taken, scan('outForDelivery', 2), scan('pickedUp', 1)]
  const parcel = { state: 'delivered', scans, attempts: 0, city: 'Indore', packedAt: NOON, shippedAt: NOON }
  const steps = parcelSteps({ ...parcel, expectedOn: null, endedAt: null } as unknown as ParcelView, t, 'en')
  expect(steps.map(({ title }) => title)).toEqual(['Packed', 'Handed to the courier', 'Delivered'])
})
