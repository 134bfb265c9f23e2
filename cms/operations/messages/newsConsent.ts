import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'

/** Where somebody agreed to get news: at the message settings of the storefront. */
export type ConsentSource = 'settings'
type Change = { isOn: true; source: ConsentSource; now: Date } | { isOn: false }

/**
 * Sets whether a person gets offers and news by e-mail (opt-in; they say that they are of age). When and where they agreed is stored for as
 * long as they agree; agreeing again keeps the first time.
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
