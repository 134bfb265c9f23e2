import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { unseal } from '#access/secrets.ts'
import type { PaymentSetting } from '#payload-types'
import { env } from '../../../config/env.ts'

/** A Razorpay account with decrypted secrets: for this folder only, never for responses or logs. */
export type RazorpayKeys = {
  keyId: string
  keySecret: string
  /** The current webhook secret, and the previous one while it is still stored. */
  webhookSecrets: string[]
  /** False while the project has turned the gateway off; open payments are still finished with these keys. */
  isOffered: boolean
}

type Shop = { payload: BasePayload; project: RequestProject }

/**
 * The account of a project: its own keys while they are active, else the installation's; null when there is none. Own keys that are
 * active but incomplete give null, so that the money never goes to another account.
 */
export async function keysOf({ payload, project }: Shop): Promise<RazorpayKeys | null> {
  const stored = await payload.db.findOne<PaymentSetting>({
    collection: 'payment-settings',
    where: { project: { equals: project.id } },
  })
  const own = ownKeys(stored?.razorpay ?? {}, payload.secret)
  if (stored?.razorpay?.isActive) return own && { ...own, isOffered: true }
  return installationKeys() ?? (own && { ...own, isOffered: false })
}

/** Like `keysOf`, but throws when there is no account. */
export async function requireKeys(shop: Shop): Promise<RazorpayKeys> {
  const keys = await keysOf(shop)
  if (!keys) throw new Error(`the project ${shop.project.slug} has no keys of Razorpay`)
  return keys
}

type Stored = NonNullable<PaymentSetting['razorpay']>

function ownKeys(stored: Stored, serverSecret: string): Omit<RazorpayKeys, 'isOffered'> | null {
  const keySecret = unseal(stored.keySecret, serverSecret)
  if (!stored.keyId || !keySecret) return null
  const webhookSecrets = [stored.webhookSecret, stored.oldWebhookSecret].flatMap(
    (sealed) => unseal(sealed, serverSecret) || [],
  )
  return { keyId: stored.keyId, keySecret, webhookSecrets }
}

function installationKeys(): RazorpayKeys | null {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = env()
  if (!RAZORPAY_KEY_ID || !RAZORPAY_KEY_SECRET || !RAZORPAY_WEBHOOK_SECRET) return null
  return {
    keyId: RAZORPAY_KEY_ID,
    keySecret: RAZORPAY_KEY_SECRET,
    webhookSecrets: [RAZORPAY_WEBHOOK_SECRET],
    isOffered: true,
  }
}
