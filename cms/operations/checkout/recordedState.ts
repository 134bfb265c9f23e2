import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { ADDRESSES_MAX } from '#domain/people/AddressSchema.ts'
import type { StateCode } from '#domain/people/states.ts'

/**
 * State of a student's default address, else of the newest one; null without any. It is the place of supply of what is not sent
 * anywhere (IGST Act, section 12 (2) b: the address on record, else the seller's).
 */
export async function recordedState(payload: BasePayload, student: string): Promise<StateCode | null> {
  const [addresses, owners] = await Promise.all([
    readRows({
      payload,
      collection: 'addresses',
      where: { student: { equals: student } },
      sort: ['-createdAt'],
      limit: ADDRESSES_MAX,
      select: ['id', 'state'],
    }),
    readRows({
      payload,
      collection: 'users',
      where: { id: { equals: student } },
      sort: ['id'],
      limit: 1,
      select: ['defaultAddress'],
    }),
  ])
  const chosen = idOf(owners[0]?.defaultAddress)
  return (addresses.find(({ id }) => String(id) === chosen) ?? addresses[0])?.state ?? null
}
