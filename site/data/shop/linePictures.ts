'use client'
import useSWR from 'swr'
import { callApi } from '../base/callApi.ts'
import { type Page, selectFields, toSearch } from '../base/restQuery.ts'
import { type Picture, pictureInSize } from '../Picture.ts'

type Pictured = { id: string; image?: Picture | null }

async function load([base, path]: readonly [base: string, path: string]): Promise<Map<string, Picture>> {
  const { status, body } = await callApi<Page<Pictured>>(base, path)
  if (status !== 200) throw new Error(`${path.split('?')[0]} answered ${status}`)
  return new Map(
    body.docs.flatMap(({ id, image }) => {
      const picture = pictureInSize(image, 'card')
      return picture ? [[id, picture] as const] : []
    }),
  )
}

/** Pictures by product id. */
export type Pictures = ReadonlyMap<string, Picture>

/** Uploaded pictures of products by product id; the others have a generated cover. */
export function useLinePictures(base: string, products: readonly string[]): Pictures {
  const ids = [...new Set(products)].sort()
  const where = { id: { in: ids } }
  const path = `selling-products?${toSearch({ where, select: selectFields('image'), limit: ids.length, depth: 1 })}`
  const { data } = useSWR(ids.length > 0 ? ([base, path] as const) : null, load, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return data ?? new Map()
}
