import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'

/** Where the person gave the consent: in the message settings of the storefront. */
export type ConsentSource = 'settings'
type Change = { isOn: true; source: ConsentSource; now: Date } | { isOn: false }

/**
 * Sets whether a person gets offers and announcements by e-mail (opt-in; they confirm that they are of age). Time and source of the consent are
 * stored while it lasts; repeated consent does not change them.
 */
export async function setNews(payload: BasePayload, user: string, change: Change): Promise<void> {
  await conditionalUpdate({
    payload,
    collection: 'users',
    where: { and: [{ id: { equals: user } }, { newsConsentAt: { exists: !change.isOn } }] },
    data: change.isOn
      ? { newsConsentAt: change.now.toISOString(), newsConsentFrom: change.source }
      : { newsConsentAt: null, newsConsentFrom: null },
  })
}
