'use client'
import useSWR from 'swr'
import type { OwnedProduct } from '#domain/calls/learning/learning.ts'
import { useMe } from '../account/me.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'

type Key = readonly [base: string, path: string, uid: string]
type Owned = { products: ReadonlyMap<string, OwnedProduct>; hasOrdered: boolean }
type Answer = { apiSuccess: true; products: OwnedProduct[]; hasOrdered: boolean }

async function load([base, path]: Key): Promise<Owned> {
  const { status, body } = await callApi<Answer | ApiRefusal>(base, path)
  if (!body.apiSuccess) throw new Error(`${path} answered ${status}`)
  const products = new Map(body.products.map((ownedProduct) => [ownedProduct.product, ownedProduct]))
  return { products, hasOrdered: body.hasOrdered }
}

/**
 * The products that are open to the signed-in person, by product id: pages are the same for all visitors, so the
 * browser requests this. Undefined for visitors and until known; requests nothing without a `uid`.
 */
export function useOwned(base: string, uid: string | undefined) {
  const { data, error, mutate } = useSWR(uid ? ([base, 'learn/owned', uid] as const) : null, load)
  return {
    owned: data?.products,
    hasOrdered: data?.hasOrdered,
    error: error as Error | undefined,
    reload: () => mutate(),
  }
}

/** The person's access to a product; undefined when they do not own it, or until known. */
export function useOwnedProduct(base: string, product: string): OwnedProduct | undefined {
  const { me } = useMe(base)
  return useOwned(base, me?.uid).owned?.get(product)
}

/** Whether it is known what the person owns: true at once for visitors, and after a failed read. */
export function useIsOwnedKnown(base: string): boolean {
  const { me, error } = useMe(base)
  const { owned, error: unread } = useOwned(base, me?.uid)
  return me === null || Boolean(owned || error || unread)
}

/** Whether the next order of the person would be their first one; false until known, true for visitors. */
export function useIsFirstOrder(base: string): boolean {
  const { me } = useMe(base)
  const { hasOrdered } = useOwned(base, me?.uid)
  return me ? hasOrdered === false : true
}

/** Access that is shown instead of the buy buttons; undefined also for goods, which are bought again. */
export function useAccessInsteadOfBuying(base: string, product: string): OwnedProduct | undefined {
  return accessInsteadOfBuying(useOwnedProduct(base, product))
}

/** Access to a product that is only opened or extended; goods and keys are bought again. */
export const accessInsteadOfBuying = (owned: OwnedProduct | undefined): OwnedProduct | undefined =>
  owned?.isBoughtAgain ? undefined : owned
