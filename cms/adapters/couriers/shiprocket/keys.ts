import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { unseal } from '#access/secrets.ts'
import type { CourierSetting } from '#payload-types'
import { CourierRefusal } from '../CourierProvider.ts'

/** A Shiprocket account with decrypted secrets: for this folder only, never for responses or logs. */
export type ShiprocketKeys = {
  email: string
  password: string
  webhookToken: string | null
  pickupLocation: string
  /** False while the project has turned the courier off; parcels already booked still use these keys. */
  isActive: boolean
}

type Shop = { payload: BasePayload; project: RequestProject }

/** The account of a project, or null when it is missing or incomplete. */
export async function keysOf({ payload, project }: Shop): Promise<ShiprocketKeys | null> {
  const stored = await payload.db.findOne<CourierSetting>({
    collection: 'courier-settings',
    where: { project: { equals: project.id } },
  })
  const { isActive, email, password, webhookToken, pickupLocation } = stored?.shiprocket ?? {}
  const secret = unseal(password, payload.secret)
  if (!email || !secret || !pickupLocation) return null
  return {
    email,
    password: secret,
    pickupLocation,
    webhookToken: unseal(webhookToken, payload.secret),
    isActive: isActive === true,
  }
}

/** Like `keysOf`, but throws a CourierRefusal when there is no account. */
export async function requireKeys(shop: Shop): Promise<ShiprocketKeys> {
  const keys = await keysOf(shop)
  if (keys) return keys
  throw new CourierRefusal('Enter the keys of Shiprocket in the settings of the courier first')
}
