import type { Endpoint } from 'payload'
import { userOfUnsubscribeToken } from '../../operations/cart/cartLink.ts'
import { setReminders } from '../../operations/cart/reminderConsent.ts'

const page = (text: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><p>${text}</p></html>`

/** Unsubscribe link of cart reminders. Its signed token names the person; no cookie is read. Idempotent. */
export const stopReminders: Endpoint = {
  path: '/cart/stop',
  method: 'get',
  handler: async (req) => {
    const user = userOfUnsubscribeToken(String(req.searchParams.get('token') ?? ''))
    const isStopped = user !== null && (await setReminders(req.payload, user, false))
    return new Response(page(isStopped ? 'You get no more reminders.' : 'This link is not valid.'), {
      status: isStopped ? 200 : 404,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    })
  },
}
