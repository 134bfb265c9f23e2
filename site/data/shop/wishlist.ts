'use client'
import useSWR from 'swr'
import { deviceList, useDeviceList } from '../account/deviceList.ts'
import { useMe } from '../account/me.ts'
import { ask, type Refused } from '../base/ask.ts'

/** What a visitor keeps in the browser at most; an account holds more. */
const MAX_ON_DEVICE = 50
const keptHere = deviceList((one): one is string => typeof one === 'string')
const { read, write } = keptHere

const keyOf = (project: string) => `${project}-wishlist`

type Listed = { apiSuccess: true; products: string[] }
type Key = readonly [base: string, path: string, uid: string, project: string]

/** The list of the account; what this browser kept before somebody signed in comes into it first. */
async function load([base, path, , project]: Key): Promise<readonly string[]> {
  const kept = read(keyOf(project))
  const { status, body } = await (kept.length > 0
    ? ask<Listed | Refused>(base, 'wishlist/merge', { products: kept })
    : ask<Listed | Refused>(base, path))
  if (!body.apiSuccess) throw new Error(`${path} answered ${status}`)
  if (kept.length > 0) write(keyOf(project), [])
  return body.products
}

/**
 * What is wished for, ids of products, the last one first: in the account of whoever is signed in, else in this browser.
 * Undefined until it is known.
 */
export function useWishlist({ base, slug }: { base: string; slug: string }) {
  const { me } = useMe(base)
  const key = me ? ([base, 'wishlist', me.uid, slug] as const) : null
  const { data, error, mutate } = useSWR(key, load, { revalidateOnFocus: false })
  const here = useDeviceList(keptHere, keyOf(slug))
  const ids = me ? data : me === null ? here : undefined

  /** Puts a product on the list or takes it off; null, or why that did not work. */
  const change = async (product: string, isIn: boolean): Promise<string | null> => {
    const next = (list: readonly string[]) => {
      const others = list.filter((id) => id !== product)
      return isIn ? [product, ...others] : others
    }
    if (!me) {
      write(keyOf(slug), next(read(keyOf(slug))).slice(0, MAX_ON_DEVICE))
      return null
    }
    const before = data ?? []
    await mutate(next(before), { revalidate: false })
    const { body } = await ask<Listed | Refused>(base, 'wishlist/change', { product, isIn }).catch(() => ({
      body: { apiSuccess: false as const, message: '' },
    }))
    await mutate(body.apiSuccess ? body.products : before, { revalidate: false })
    return body.apiSuccess ? null : body.message
  }
  return { ids, me, error: error as Error | undefined, change, reload: () => mutate() }
}
