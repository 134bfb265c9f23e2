import { inspect } from 'node:util'
import type { BasePayload } from 'payload'
import { expect } from 'vitest'
import type { Shop } from '#cms/adapters/payments/PaymentProvider.ts'
import type { PaymentSetting } from '#payload-types'
import { createProject } from '../createProject.ts'
import type { RazorpayAccount } from './account.ts'

type Stored = PaymentSetting['razorpay']

/** Creates a project, with payment settings for Razorpay if given. */
export async function createShop(payload: BasePayload, razorpay?: Stored): Promise<Shop> {
  const project = await createProject(payload)
  if (razorpay)
    await payload.create({
      collection: 'payment-settings',
      data: { razorpay, project: project.id } as never,
      overrideAccess: true,
      context: { project },
    })
  return { payload, project }
}

/** The payment settings that connect a project with an account. */
export const storedKeys = (
  { keyId, keySecret, webhookSecret }: RazorpayAccount,
  more: Stored = {},
): NonNullable<Stored> => ({ isActive: true, keyId, keySecret, webhookSecret, ...more })

/** Asserts that no secret of an account occurs in `shown`, at any depth. */
export function expectNoSecrets(shown: unknown, { keyId, keySecret, webhookSecret }: RazorpayAccount): void {
  const text = inspect(shown, { depth: Number.POSITIVE_INFINITY, showHidden: true, maxStringLength: null })
  for (const secret of [keySecret, webhookSecret, Buffer.from(`${keyId}:${keySecret}`).toString('base64')])
    expect(text).not.toContain(secret)
}
