import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { unseal } from '#access/secrets.ts'
import type { CourierSetting } from '#payload-types'
import { CourierRefusal } from '../CourierProvider.ts'

/** An account at Shiprocket, secrets in clear: for this folder only, never for an answer or a log. */
export type ShiprocketKeys = {
  email: string
  password: string
  webhookToken: string | null
  pickupLocation: string
  /** False while a project has turned it off: what was booked is still looked after with these keys. */
  isActive: boolean
}

type Shop = { payload: BasePayload; project: RequestProject }

/** The account of a project, or null when it has none or an unfinished one. */
export async function keysOf({ payload, project }: Shop): Promise<ShiprocketKeys | null> {
  const stored = await payload.db.findOne<CourierSetting>({
    collection: 'courier-settings',
    where: { project: { equals: project.id } },
  })
  const { isActive, email, password, webhookToken, pickupLocation } = stored?.shiprocket ?? {}
  const secret = unseal(password, payload.secret)
  if (!email || !secret || !pickupLocation) return null
  return {
    ...{ email, password: secret, pickupLocation },
    webhookToken: unseal(webhookToken, payload.secret),
    isActive: isActive === true,
  }
}

/** The same for what can't be done without keys. */
export async function needKeys(shop: Shop): Promise<ShiprocketKeys> {
  const keys = await keysOf(shop)
  if (keys) return keys
  throw new CourierRefusal('Enter the keys of Shiprocket in the settings of the courier first')
}
