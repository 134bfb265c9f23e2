import type { SeedData, SeedKind, SeedReference } from '../SeedRecord.ts'

export type FoundReference = SeedReference & { path: PropertyKey[] }

/** A place where a record names another one. */
const to = (kind: SeedKind, path: PropertyKey[], key: string | undefined): FoundReference[] =>
  key === undefined ? [] : [{ kind, path, key }]

const toEach = (kind: SeedKind, path: PropertyKey[], keys: readonly string[]): FoundReference[] =>
  keys.flatMap((key, index) => to(kind, [...path, index], key))

type Finders = { [K in SeedKind]?: (data: SeedData[K]) => FoundReference[] }

const FINDERS: Finders = {
  webStaticConfig: ({ brand }) => to('media', ['settings', 'webStaticConfig', 'brand', 'logo'], brand?.logo),
  lecture: (lecture) => [
    ...to('class', ['class'], lecture.class),
    ...to('privateFile', ['pdf'], lecture.pdf),
  ],
  product: ({ image, classes }) => [
    ...to('media', ['image'], image),
    ...toEach('class', ['classes'], classes),
  ],
  page: ({ layout }) =>
    layout.flatMap((block, index) =>
      block.blockType === 'priceList' ? toEach('product', ['layout', index, 'products'], block.products) : [],
    ),
}

/** Every other record that this one names, and where it does. */
export const referencesOf = <K extends SeedKind>(kind: K, data: SeedData[K]): FoundReference[] =>
  FINDERS[kind]?.(data) ?? []

/** Tags of the catalogue that a record uses, and where. */
export const tagsOf = <K extends SeedKind>(
  kind: K,
  data: SeedData[K],
): { path: PropertyKey[]; tag: string }[] => {
  if (kind === 'product') {
    return (data as SeedData['product']).tags.map((tag, index) => ({ path: ['tags', index], tag }))
  }
  if (kind !== 'page') return []
  return (data as SeedData['page']).layout.flatMap((block, index) =>
    block.blockType === 'courseGrid' && block.tag ? [{ path: ['layout', index, 'tag'], tag: block.tag }] : [],
  )
}
