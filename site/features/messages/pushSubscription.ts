'use client'
import { subscribePush, unsubscribePush } from '#site/data/account/messagePreferences.ts'

const registrationOf = (base: string): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(`${base}/`)

/** The subscription of this browser, whether or not it is stored on the server. */
export const subscriptionOf = async (base: string): Promise<PushSubscription | null> =>
  (await (await registrationOf(base))?.pushManager.getSubscription()) ?? null

/**
 * Subscribes this browser to push messages; it may prompt for permission. Returns the confirmation text; null when permission was denied. Throws when the browser
 * cannot subscribe.
 */
export async function turnOnPush(base: string, key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await registrationOf(base)
  if (!registration) throw new Error('there is no service worker')
  // A subscription with an earlier VAPID key would be refused.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  const { endpoint, keys } = subscription.toJSON()
  const answer = await subscribePush(base, {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  })
  if (!answer.apiSuccess) await subscription.unsubscribe()
  return answer.message
}

/** Ends the subscription of this browser. Returns the confirmation text. */
export async function turnOffPush(base: string): Promise<string | null> {
  const subscription = await subscriptionOf(base)
  if (!subscription) return null
  const answer = await unsubscribePush(base, subscription.endpoint)
  if (answer.apiSuccess) await subscription.unsubscribe()
  return answer.message
}
