'use client'
import { useEffect } from 'react'
import useSWR, { mutate as store } from 'swr'
import type { z } from 'zod'
import type { CartNotice, CartResponseSchema, CartView, ChangeCartBodySchema } from '#domain/calls/cart.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import { noAnswerText } from '../base/noAnswerText.ts'
import type { BuyOption } from './buyOptions.ts'
import { onCartChange, postCartChange } from './cartChannel.ts'
import { storeCartCount } from './cartCount.ts'
import { cartCountKey } from './cartCountKey.ts'

/** The API base and project slug of a cart. */
export type Shop = { base: string; slug: string }
export type CartChangeBody = z.input<typeof ChangeCartBodySchema>
type Answer = z.infer<typeof CartResponseSchema> | ApiRefusal
/** The cart after a call, or why it was not changed. */
type CartOutcome = { ok: true; cart: CartView; message: string } | { ok: false; message: string }

/**
 * A page that opens with an empty cart reads it once more after this time, ms: what was added on the page before
 * may still be on its way to the server.
 */
const REREAD_MS = 1200
/** How old a page may be for that, ms. */
const NEW_PAGE_MS = 5000

const keyOf = (base: string) => [base, 'cart'] as const

/** The server reports each change once; until the person has read it, it is added to every later answer. */
const unreadNotices = new Map<string, CartNotice[]>()

function withUnreadNotices({ base, slug }: Shop, cart: CartView): CartView {
  const before = unreadNotices.get(base) ?? []
  const knownKeys = new Set(before.map((notice) => JSON.stringify(notice)))
  const notices = [...before, ...cart.notices.filter((notice) => !knownKeys.has(JSON.stringify(notice)))]
  unreadNotices.set(base, notices)
  storeCartCount(slug, cart.count)
  return { ...cart, notices }
}

async function outcomeOf(shop: Shop, path: string, body?: object): Promise<CartOutcome> {
  try {
    const { body: answer } = await callApi<Answer>(shop.base, path, body, { keepalive: true })
    if (!answer.apiSuccess) return { ok: false, message: answer.message }
    const cart = withUnreadNotices(shop, answer.cart)
    await store(keyOf(shop.base), cart, { revalidate: false })
    postCartChange(shop.slug)
    return { ok: true, cart, message: answer.message }
  } catch {
    return { ok: false, message: noAnswerText(shop.base) }
  }
}

/** A choice of a product's page in the fields of the cart. */
export const toCartOption = (choice: BuyOption['choice']): Pick<CartChangeBody, 'variant' | 'validity'> =>
  choice === null
    ? {}
    : choice.name === 'variant'
      ? { variant: choice.value }
      : { validity: Number(choice.value) }

/** Adds a product, changes its quantity, saves it for later or removes it. */
export const changeCart = (shop: Shop, body: CartChangeBody): Promise<CartOutcome> =>
  outcomeOf(shop, 'cart/change', body)

/** Replaces the applied coupons; `auto` applies the best ones. */
export const replaceCodes = (shop: Shop, codes: readonly string[]): Promise<CartOutcome> =>
  outcomeOf(shop, `cart?coupon=${encodeURIComponent(codes.join(','))}`)

/** Restores a cart into this browser by the token of a link. */
export const resumeCart = (shop: Shop, token: string): Promise<CartOutcome> =>
  outcomeOf(shop, 'cart/resume', { token })

async function load(shop: Shop): Promise<CartView> {
  const { status, body } = await callApi<Answer>(shop.base, 'cart')
  if (!body.apiSuccess) throw new Error(`cart answered ${status}`)
  return withUnreadNotices(shop, body.cart)
}

/** Reloads the cart after a sign-in or sign-out: the server merges the browser's cart into the person's. */
export function reloadCart(base: string, isSignOut: boolean): void {
  unreadNotices.delete(base)
  // After a sign-out, personal data leaves the screen at once.
  void (isSignOut ? store(keyOf(base), undefined, { revalidate: true }) : store(keyOf(base)))
}

/**
 * The cart of the person or browser, reloaded when the tab regains focus and when another tab changed it.
 * Requests nothing while `isHeld`.
 */
export function useCart(shop: Shop, isHeld: boolean) {
  const { base, slug } = shop
  const { data, error, mutate } = useSWR(isHeld ? null : keyOf(base), () => load({ base, slug }), {
    shouldRetryOnError: false,
  })
  const isEmpty = data?.lines.length === 0
  useEffect(() => {
    if (!isEmpty || performance.now() > NEW_PAGE_MS) return
    const timer = setTimeout(() => void mutate(), REREAD_MS)
    return () => clearTimeout(timer)
  }, [isEmpty, mutate])
  useEffect(() => {
    const onStored = ({ key }: StorageEvent) => {
      if (key === cartCountKey(slug)) void mutate()
    }
    window.addEventListener('storage', onStored)
    const end = onCartChange(slug, () => void mutate())
    return () => {
      window.removeEventListener('storage', onStored)
      end()
    }
  }, [slug, mutate])
  return {
    cart: data,
    error: error as Error | undefined,
    reload: () => mutate(),
    /** The person has read the notices about changes. */
    dropNotices: () => {
      unreadNotices.delete(base)
      void mutate((cart) => cart && { ...cart, notices: [] }, { revalidate: false })
    },
  }
}
