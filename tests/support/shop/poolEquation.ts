import type { BasePayload } from 'payload'
import { expect } from 'vitest'
import { checkPools } from '#cms/operations/reservations/checkPools.ts'

/** Asserts that every stock and purchase limit of a database adds up and matches its entries, as the nightly check does. */
export async function expectPoolEquation(payload: BasePayload): Promise<void> {
  const { faults } = await checkPools(payload)
  expect(faults, 'stocks and purchase limits that do not add up').toEqual([])
}
