import { expect, test } from 'vitest'
import type { ParcelView } from '#site/data/shop/parcels.ts'
import { parcelSteps } from '#site/features/shell/parcels/parcelSteps.ts'
import { parcels as t } from '#site/texts/en/parcels.ts'

const NOON = Date.UTC(2026, 10, 20, 6, 30)
const scan = (state: ParcelView['state'], hours: number) => ({
  ...{ at: NOON + hours * 3_600_000, state, text: '', place: null },
})

/** The marks of a parcel that stands in a state, of which these were told, oldest first. */
const marks = (state: ParcelView['state'], told: ParcelView['state'][], attempts = 0) => {
  const scans = told.map((one, index) => scan(one, index)).toReversed()
  const parcel = { state, scans, attempts, city: 'Indore', expectedOn: null, packedAt: NOON, shippedAt: NOON }
  return parcelSteps({ ...parcel, endedAt: null } as unknown as ParcelView, t, 'en').map(
    (step) => `${step.state}: ${step.title}`,
  )
}

test('a parcel that came back or was lost shows no step that nobody told of', () => {
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

test('a parcel that came back after an attempt shows the attempt as failed and what led to it', () => {
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

test('a parcel that waits for another attempt still has its delivery to come', () => {
  expect(marks('attemptFailed', ['outForDelivery', 'attemptFailed'], 1).slice(-2)).toEqual([
    ...['failed: Delivery attempt failed', 'todo: Delivered'],
  ])
})
