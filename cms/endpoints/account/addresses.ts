import type { BasePayload, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { RequestProject } from '#access/projectOf.ts'
import type { SessionUser } from '#access/viewer.ts'
import {
  AddressesResponseSchema,
  AddressIdBodySchema,
  AddressSaveBodySchema,
  AddressSavedResponseSchema,
  PincodeQuerySchema,
  PincodeResponseSchema,
} from '#domain/calls/account.ts'
import { statesOfPincode } from '#domain/people/pincode.ts'
import { stateName } from '#domain/people/states.ts'
import { acceptsCash } from '#domain/shipments/serviceArea.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import {
  addAddress,
  changeAddress,
  listAddresses,
  removeAddress,
  setDefaultAddress,
} from '../../operations/account/addresses.ts'
import { shopOf } from '../../operations/checkout/shopOf.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'
import { deliveryTo } from '../../operations/pincodes/deliveryTo.ts'
import { pincodeRefusal, placeOfPincode } from '../../operations/pincodes/directory.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

const ownerOf = (req: PayloadRequest) => {
  const user = req.user as SessionUser | null
  return user && { req, user: String(user.id) }
}
type Owner = NonNullable<ReturnType<typeof ownerOf>>

const addressBookAnswer = async (owner: Owner, message?: Text) => ({
  ...succeed(message),
  addresses: await listAddresses(owner),
})

/** Delivery time in days and whether cash on delivery is offered at a PIN code; null where the project does not deliver. */
async function deliveryEstimate(payload: BasePayload, project: RequestProject, pincode: string) {
  const shop = await shopOf(payload, project)
  const reached = deliveryTo(shop.area, pincode, 0)
  if (!reached.ok) return null
  const { fromDays, toDays } = reached.delivery
  return { fromDays, toDays, takesCash: shop.cash.isOn && acceptsCash(shop, { pincode }) }
}

export const addressList = defineCall({
  path: '/address/list',
  method: 'get',
  summary: 'The address book of the signed-in person, the default first',
  body: z.object({}),
  answer: AddressesResponseSchema,
  handle: async ({ req }) => {
    const owner = ownerOf(req)
    return owner ? addressBookAnswer(owner) : signedOut()
  },
})

export const addressSave = defineCall({
  path: '/address/save',
  summary: 'Add an address, or change the one with the id',
  body: AddressSaveBodySchema,
  answer: AddressSavedResponseSchema,
  handle: async ({ req, project, body: { id, ...values } }) => {
    const owner = ownerOf(req)
    if (!owner) return signedOut()
    const problem = pincodeRefusal(values)
    if (problem) return refuse(problem, 'pincode')
    if (id && !(await changeAddress(owner, id, values))) return notFound()
    const saved = id ?? (await addAddress(owner, project.id, values))
    if (!saved) return refuse(textOf('tooManyAddresses'), 'limit')
    return { ...(await addressBookAnswer(owner, textOf('addressSaved'))), id: saved }
  },
})

export const addressRemove = defineCall({
  path: '/address/remove',
  summary: 'Remove an address',
  body: AddressIdBodySchema,
  answer: AddressesResponseSchema,
  handle: async ({ req, body }) => {
    const owner = ownerOf(req)
    if (!owner) return signedOut()
    return (await removeAddress(owner, body.id))
      ? addressBookAnswer(owner, textOf('addressRemoved'))
      : notFound()
  },
})

export const addressSetDefault = defineCall({
  path: '/address/setdefault',
  summary: 'Make an address the default',
  body: AddressIdBodySchema,
  answer: AddressesResponseSchema,
  handle: async ({ req, body }) => {
    const owner = ownerOf(req)
    if (!owner) return signedOut()
    return (await setDefaultAddress(owner, body.id))
      ? addressBookAnswer(owner, textOf('defaultAddressSet'))
      : notFound()
  },
})

export const addressPincode = defineCall({
  path: '/address/pincode',
  method: 'get',
  summary: 'State or states and city of a PIN code, and delivery to it',
  body: PincodeQuerySchema,
  answer: PincodeResponseSchema,
  handle: async ({ req, project, body }) => {
    const place = placeOfPincode(body.pincode)
    if (!place) return refuse(textOf('unknownPincode'), 'pincode')
    return {
      apiSuccess: true as const,
      states: statesOfPincode(body.pincode).map((code) => ({ code, name: stateName(code) })),
      ...place,
      delivery: await deliveryEstimate(req.payload, (await staffProject(req)) ?? project, body.pincode),
    }
  },
})
