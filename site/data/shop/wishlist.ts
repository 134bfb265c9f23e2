'use client'
import useSWR from 'swr'
import { deviceList, useDeviceList } from '../account/deviceList.ts'
import { useMe } from '../account/me.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'

/** Maximum number of products that a visitor can save in the browser; an account holds more. */
const MAX_ON_DEVICE = 50
const deviceWishlist = deviceList((entry): entry is string => typeof entry === 'string')
const { read, write } = deviceWishlist

const keyOf = (project: string) => `${project}-wishlist`

type Listed = { apiSuccess: true; products: string[] }
type Key = readonly [base: string, path: string, uid: string, project: string]

/** The account's wishlist; products saved in this browser before the sign-in are merged into it first. */
async function load([base, path, , project]: Key): Promise<readonly string[]> {
  const stored = read(keyOf(project))
  const { status, body } = await (stored.length > 0
    ? callApi<Listed | ApiRefusal>(base, 'wishlist/merge', { products: stored })
    : callApi<Listed | ApiRefusal>(base, path))
  if (!body.apiSuccess) throw new Error(`${path} answered ${status}`)
  if (stored.length > 0) write(keyOf(project), [])
  return body.products
}

/**
 * The wishlist as product ids, the latest first: from the account of the signed-in person, else from this
 * browser. Undefined until known.
 */
export function useWishlist({ base, slug }: { base: string; slug: string }) {
  const { me } = useMe(base)
  const key = me ? ([base, 'wishlist', me.uid, slug] as const) : null
  const { data, error, mutate } = useSWR(key, load, { revalidateOnFocus: false })
  const deviceIds = useDeviceList(deviceWishlist, keyOf(slug))
  const ids = me ? data : me === null ? deviceIds : undefined

  /** Adds a product or removes it; returns null, or why that failed. */
  const change = async (product: string, isIn: boolean): Promise<string | null> => {
    const next = (list: readonly string[]) => {
      const otherIds = list.filter((id) => id !== product)
      return isIn ? [product, ...otherIds] : otherIds
    }
    if (!me) {
      write(keyOf(slug), next(read(keyOf(slug))).slice(0, MAX_ON_DEVICE))
      return null
    }
    const previous = data ?? []
    await mutate(next(previous), { revalidate: false })
    const { body } = await callApi<Listed | ApiRefusal>(base, 'wishlist/change', { product, isIn }).catch(
      () => ({
        body: { apiSuccess: false as const, message: '' },
      }),
    )
    await mutate(body.apiSuccess ? body.products : previous, { revalidate: false })
    return body.apiSuccess ? null : body.message
  }
  return { ids, me, error: error as Error | undefined, change, reload: () => mutate() }
}
