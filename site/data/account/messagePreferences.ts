'use client'
import useSWR from 'swr'
import type { MessagePreferences, PushState } from '#domain/calls/messagePreferences.ts'
import type { OptionalKind } from '#domain/messages/noticeKinds.ts'
import type { PushSubscription } from '#domain/messages/PushSubscriptionSchema.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import { noAnswerText } from '../base/noAnswerText.ts'

type Done = { apiSuccess: true; message: string }
type Unsubscribed = { kind: OptionalKind; isOn: boolean }

type Loaded = { preferences: MessagePreferences; isMinor: boolean; push: PushState }

async function load([base, path]: readonly [string, string, string]): Promise<Loaded> {
  const { status, body } = await callApi<Loaded>(base, path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return body
}

async function loadLink([base, path]: readonly [string, string]): Promise<Unsubscribed | null> {
  const { status, body } = await callApi<Unsubscribed>(base, path)
  if (status === 404) return null
  if (status !== 200) throw new Error(`messages/unsubscribe answered ${status}`)
  return body
}

/** The preferences of the signed-in person; requests nothing without a `uid`. */
export function useMessagePreferences(base: string, uid: string | undefined) {
  const key = uid ? ([base, 'messages/preferences', uid] as const) : null
  const { data, error, mutate } = useSWR(key, load)
  return { settings: data, error: error as Error | undefined, reload: () => mutate() }
}

async function post(base: string, path: string, body: object): Promise<Done | ApiRefusal> {
  try {
    return (await callApi<Done | ApiRefusal>(base, path, body)).body
  } catch {
    return { apiSuccess: false, message: noAnswerText(base) }
  }
}

/** Saves preferences; a call without an answer is also returned as a refusal, as by the call below. */
export const saveMessagePreferences = (base: string, preferences: MessagePreferences) =>
  post(base, 'messages/savepreferences', preferences)

/** Subscribes this browser to push messages. */
export const subscribePush = (base: string, subscription: PushSubscription) =>
  post(base, 'messages/subscribepush', subscription)

export const unsubscribePush = (base: string, endpoint: string) =>
  post(base, 'messages/unsubscribepush', { endpoint })

const linkPath = (token: string): string => `messages/unsubscribe?token=${encodeURIComponent(token)}`

/** What an unsubscribe link turns off; null for a link that is not genuine, undefined until known. */
export function useUnsubscribeLink(base: string, token: string) {
  const { data, error, mutate } = useSWR([base, linkPath(token)] as const, loadLink)
  return { link: data, error: error as Error | undefined, reload: () => mutate() }
}

export const unsubscribeBy = (base: string, token: string) => post(base, linkPath(token), {})
