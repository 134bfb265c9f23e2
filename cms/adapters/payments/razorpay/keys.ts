import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { unseal } from '#access/secrets.ts'
import type { PaymentSetting } from '#payload-types'
import { env } from '../../../config/env.ts'

/** An account at Razorpay, secrets in clear: for this folder only, never for an answer or a log. */
export type RazorpayKeys = {
  keyId: string
  keySecret: string
  /** What a webhook may be signed with: the secret of today, and the one before it while that is set. */
  webhookSecrets: string[]
  /** False while a project has turned the gateway off: what was begun is still finished with these keys. */
  isOffered: boolean
}

type Shop = { payload: BasePayload; project: RequestProject }

/**
 * The account of a project, or null when there is none: its own keys while they are active, else the installation's. Own
 * keys that are active and incomplete are none: no other account takes their money.
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

/** The same for what can't be done without keys. */
export async function needKeys(shop: Shop): Promise<RazorpayKeys> {
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
