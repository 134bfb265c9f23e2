import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fulfilledBy, hasLimitedStock, isKeyPack, isShipped, PRODUCT_KINDS } from '#domain/catalogue/kinds.ts'
import { keyPoolsOf, keyPoolsOfLines } from '#domain/orders/keyPools.ts'
import { filesBelow } from '#tests/support/filesBelow.ts'

describe('the kinds of products', () => {
  it('are fulfilled in one of three ways, and only goods and keys have stock', () => {
    const by = (way: string) => PRODUCT_KINDS.flatMap(({ id }) => (fulfilledBy(id) === way ? [id] : []))
    expect([by('parcel'), by('keys')]).toEqual([['physical'], ['serial-key-pack']])
    expect(PRODUCT_KINDS.map(({ id }) => id).filter(hasLimitedStock)).toEqual(['physical', 'serial-key-pack'])
    expect([isShipped('physical'), isKeyPack('physical')]).toEqual([true, false])
    for (const none of [null, undefined, 'teleport'])
      expect([fulfilledBy(none), hasLimitedStock(none)]).toEqual([null, false])
  })

  it('are compared by properties, so that a new kind is a row of the table', () => {
    const compared = /kind *(===|!==) *'(physical|serial-key-pack)'/
    const files = ['domain', 'cms', 'hooks', 'collections', 'site'].flatMap((folder) =>
      filesBelow(path.resolve(folder), /\.tsx?$/),
    )
    const comparing = files.filter((file) => compared.test(readFileSync(file, 'utf8')))
    expect(comparing.map((file) => path.relative('.', file))).toEqual([])
  })
})

describe('the keys of an order', () => {
  const line = (kind: 'bundle' | 'serial-key-pack' | 'physical', keys: number, products: string[]) => ({
    kind,
    product: `own-${kind}`,
    bought: { keys, products } as never,
  })
  it('come from a pack’s own pool, or from those of the packs in a bundle', () => {
    const pack = line('serial-key-pack', 2, ['inside'])
    const bundle = line('bundle', 3, ['a', 'b'])
    expect(keyPoolsOf(pack)).toEqual(['own-serial-key-pack'])
    expect(keyPoolsOf(line('physical', 0, ['x']))).toEqual([])
    expect(keyPoolsOfLines([pack, bundle, bundle])).toEqual(['own-serial-key-pack', 'a', 'b'])
  })
})
