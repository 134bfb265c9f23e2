import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { AddressView } from '#domain/calls/account.ts'
import { ADDRESSES_MAX, type AddressSchema } from '#domain/people/AddressSchema.ts'
import type { Address, User } from '#payload-types'

type Values = z.output<typeof AddressSchema>
type Owner = { req: PayloadRequest; user: string }

/** The person's addresses, the default first, then the newest. */
export async function listAddresses({ req, user }: Owner): Promise<AddressView[]> {
  const [{ docs }, owner] = await Promise.all([
    req.payload.db.find<Address>({
      collection: 'addresses',
      where: { student: { equals: user } },
      sort: '-createdAt',
      limit: 2 * ADDRESSES_MAX,
      pagination: false,
    }),
    req.payload.db.findOne<User>({
      collection: 'users',
      where: { id: { equals: user } },
      select: { defaultAddress: true },
    }),
  ])
  const chosen = idOf(owner?.defaultAddress)
  // If the default address was deleted, the newest one replaces it.
  const main = docs.find(({ id }) => String(id) === chosen) ?? docs[0]
  return docs
    .map((address) => viewOf(address, address === main))
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
}

/** Changes an address of the person; false when it is not theirs. */
export async function changeAddress({ req, user }: Owner, id: string, values: Values): Promise<boolean> {
  const changed = await conditionalUpdate({
    payload: req.payload,
    collection: 'addresses',
    where: { and: [{ id: { equals: id } }, { student: { equals: user } }] },
    data: filled(values),
  })
  return changed !== null
}

/** The person's address with exactly these values, such as after a second checkout; null without one. */
async function sameAddress({ req, user }: Owner, values: Values): Promise<string | null> {
  const { docs } = await req.payload.db.find<Address>({
    collection: 'addresses',
    where: { and: [{ student: { equals: user } }, { pincode: { equals: values.pincode } }] },
    limit: ADDRESSES_MAX,
    pagination: false,
  })
  const wanted = Object.entries(filled(values))
  const same = docs.find((row) =>
    wanted.every(([name, value]) => (row[name as keyof Address] ?? null) === value),
  )
  return same ? String(same.id) : null
}

/**
 * Adds an address; the first one becomes the default. An existing identical address is reused. Null at the maximum: the row is inserted before counting and deleted again if it
 * exceeds the maximum, so parallel calls never leave too many.
 */
export async function addAddress(
  { req, user }: Owner,
  project: string,
  values: Values,
): Promise<string | null> {
  const { payload } = req
  const known = await sameAddress({ req, user }, values)
  if (known) return known
  const row = await payload.db.create({
    collection: 'addresses',
    data: { ...filled(values), student: user, project },
  })
  const id = String(row.id)
  const { totalDocs } = await payload.db.count({
    collection: 'addresses',
    where: { student: { equals: user } },
  })
  if (totalDocs > ADDRESSES_MAX) {
    await payload.db.deleteOne({ collection: 'addresses', where: { id: { equals: id } } })
    return null
  }
  await conditionalUpdate({
    payload,
    collection: 'users',
    where: { and: [{ id: { equals: user } }, { defaultAddress: { exists: false } }] },
    data: { defaultAddress: id },
  })
  return id
}

/** Deletes an address of the person; if it was the default, the newest other one becomes it. False when it is not theirs. */
export async function removeAddress({ req, user }: Owner, id: string): Promise<boolean> {
  const { payload } = req
  const { docs } = await payload.db.find<Address>({
    collection: 'addresses',
    where: { student: { equals: user } },
    sort: '-createdAt',
    limit: 2 * ADDRESSES_MAX,
    pagination: false,
    select: { student: true },
  })
  if (!docs.some((address) => String(address.id) === id)) return false
  const next = docs.find((address) => String(address.id) !== id)
  await conditionalUpdate({
    payload,
    collection: 'users',
    where: { and: [{ id: { equals: user } }, { defaultAddress: { equals: id } }] },
    data: { defaultAddress: next ? next.id : null },
  })
  await payload.db.deleteMany({
    collection: 'addresses',
    where: { and: [{ id: { equals: id } }, { student: { equals: user } }] },
  })
  return true
}

/** Makes an address of the person their default; false when it is not theirs. */
export async function setDefaultAddress({ req, user }: Owner, id: string): Promise<boolean> {
  const { payload } = req
  const address = await payload.db.findOne<Address>({
    collection: 'addresses',
    where: { and: [{ id: { equals: id } }, { student: { equals: user } }] },
    select: { student: true },
  })
  if (!address) return false
  const set = await conditionalUpdate({
    payload,
    collection: 'users',
    where: { id: { equals: user } },
    data: { defaultAddress: address.id },
  })
  return set !== null
}

/** Missing and empty lines are stored as null. */
const filled = (values: Values) => ({
  ...values,
  alternatePhone: values.alternatePhone ?? null,
  line2: values.line2 || null,
  landmark: values.landmark || null,
})

const viewOf = (address: Address, isDefault: boolean): AddressView => ({
  id: String(address.id),
  kind: address.kind,
  name: address.name,
  phone: address.phone,
  alternatePhone: address.alternatePhone ?? null,
  line1: address.line1,
  line2: address.line2 ?? null,
  landmark: address.landmark ?? null,
  city: address.city,
  state: address.state,
  pincode: address.pincode,
  isDefault,
})
