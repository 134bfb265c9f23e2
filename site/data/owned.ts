'use client'
import useSWR from 'swr'
import type { OwnedProduct } from '#domain/calls/learn.ts'
import { ask, type Refused } from './ask.ts'
import { useMe } from './me.ts'

type Key = readonly [base: string, path: string, uid: string]
type Owned = ReadonlyMap<string, OwnedProduct>

async function load([base, path]: Key): Promise<Owned> {
  const { status, body } = await ask<{ apiSuccess: true; products: OwnedProduct[] } | Refused>(base, path)
  if (!body.apiSuccess) throw new Error(`${path} answered ${status}`)
  return new Map(body.products.map((one) => [one.product, one]))
}

/**
 * What is open to the signed-in person, by the id of its product: pages are the same for everybody, so the browser asks.
 * Undefined for strangers and until it is known; asks nothing without a `uid`.
 */
export function useOwned(base: string, uid: string | undefined) {
  const { data, error, mutate } = useSWR(uid ? ([base, 'learn/owned', uid] as const) : null, load)
  return { owned: data, error: error as Error | undefined, reload: () => mutate() }
}

/** What the person on this page has of a product; undefined when they do not have it, or nobody knows yet. */
export function useOwnedProduct(base: string, product: string): OwnedProduct | undefined {
  const { me } = useMe(base)
  return useOwned(base, me?.uid).owned?.get(product)
}
