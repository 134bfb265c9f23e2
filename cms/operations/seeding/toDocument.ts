import { levelOf } from '#seed/format/UserSchema.ts'
import type { SeedData, SeedKind } from '#seed/SeedRecord.ts'

/** What a record needs besides its own values: ids of other records by key, and rich text from Markdown. */
export type Context = {
  idOf: (kind: SeedKind, key: string | undefined) => string | null
  richText: (markdown: string | undefined) => unknown
}

type Documents = { [K in SeedKind]: (data: SeedData[K], context: Context) => Record<string, unknown> }

const status = (value: 'published' | 'draft') => ({ _status: value })
const texts = (values: string[]) => values.map((text) => ({ text }))

const DOCUMENTS: Documents = {
  project: ({ domains, ...data }) => ({ ...data, domains: domains.map((host) => ({ host })) }),
  media: ({ alt, focalX, focalY }) => ({
    alt,
    ...(focalX !== undefined ? { focalX } : {}),
    ...(focalY !== undefined ? { focalY } : {}),
  }),
  privateFile: ({ title }) => ({ title }),
  webStaticConfig: ({ brand, adminWebConfig, ...data }, { idOf }) => {
    const form = adminWebConfig?.signupForm
    const popup = form?.additionalPopup
    return {
      ...data,
      brand: brand && { ...brand, logo: idOf('media', brand.logo) },
      adminWebConfig: form && {
        signupForm: {
          ...form,
          additionalPopup: popup && {
            ...popup,
            listOfFields: popup.listOfFields?.map(({ id, ...field }) => ({ ...field, fieldId: id })),
          },
        },
      },
    }
  },
  projectConfig: (data) => ({
    ...data,
    filtersOrder: data.filtersOrder?.map((filter) => (typeof filter === 'string' ? { filter } : filter)),
  }),
  adminConfig: (data) => data,
  user: ({ role, name, phone, email }) => ({
    name,
    phone: phone ?? null,
    email: email ?? null,
    userLevel: levelOf(role),
  }),
  class: (data) => data,
  lecture: ({ class: classKey, body, pdf, ...data }, { idOf, richText }) => ({
    ...data,
    class: idOf('class', classKey),
    body: richText(body),
    pdf: idOf('privateFile', pdf),
  }),
  product: (
    { status: state, price, mrp, description, image, classes, outcomes, highlights, ...data },
    { idOf, richText },
  ) => ({
    ...data,
    ...status(state),
    pricePaise: price,
    mrpPaise: mrp ?? null,
    description: richText(description),
    image: idOf('media', image),
    classes: classes.map((key) => idOf('class', key)),
    outcomes: texts(outcomes),
    highlights: texts(highlights),
  }),
  page: ({ status: state, layout, ...data }, { idOf, richText }) => ({
    ...data,
    ...status(state),
    layout: layout.map((block) => {
      if (block.blockType === 'richText') return { ...block, content: richText(block.content) }
      if (block.blockType === 'priceList')
        return { ...block, products: block.products.map((key) => idOf('product', key)) }
      return block
    }),
  }),
}

/** A seed record as the data of its collection's document. */
export const toDocument = <K extends SeedKind>(
  kind: K,
  data: SeedData[K],
  context: Context,
): Record<string, unknown> => DOCUMENTS[kind](data, context)
