import { fieldSchemasToFormState } from '@payloadcms/ui/forms/fieldSchemasToFormState'
import { type BasePayload, type CollectionSlug, createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

/** Error messages by field of an open form with this data after a change. */
async function marked(slug: CollectionSlug, data: Record<string, unknown>): Promise<Record<string, string>> {
  const state = await fieldSchemasToFormState({
    collectionSlug: slug,
    data: { project: 'p', ...data },
    fields: payload.collections[slug].config.fields,
    fieldSchemaMap: undefined,
    permissions: {},
    preferences: { fields: {} },
    renderAllFields: false,
    req: await createLocalReq({}, payload),
    schemaPath: slug,
  })
  return Object.fromEntries(
    Object.entries(state).flatMap(([path, { valid, errorMessage }]) =>
      valid === false && errorMessage ? [[path, errorMessage]] : [],
    ),
  )
}

// Forms send 0 for a list without rows.
const product = { title: 'T', slug: 't', summary: 'S', kind: 'course', pricePaise: 1000, classes: ['c'] }
const noRows = { validityOptions: 0, variants: 0 }

describe('an open form keeps the errors of a refused save', () => {
  it.each<[CollectionSlug, Record<string, unknown>, string, RegExp]>([
    ['selling-products', { ...product, ...noRows, classes: null }, 'classes', /^Choose what buyers get/],
    ['selling-products', { ...product, ...noRows, mrpPaise: 5 }, 'mrpPaise', /^The MRP must not be below/],
    [
      'selling-products',
      { ...product, validityOptions: [30, 30].map((days) => ({ days, pricePaise: 9 })) },
      'validityOptions.1.days',
      /^This validity is already listed above/,
    ],
    [
      'selling-products',
      { ...product, kind: 'physical', variants: [{ label: 'A', mrpPaise: 5 }] },
      'variants.0.mrpPaise',
      /^The MRP must not be below/,
    ],
    ['sale-items', { title: 'S', percent: 10 }, 'products', /^Choose products, or name a tag/],
    ['sale-items', { title: 'S', tags: ['x'], percent: 10, pricePaise: 5 }, 'pricePaise', /not both/],
    ['coupons', { code: 'ABC', title: 'T', type: 'percent' }, 'percent', /^Enter the percent/],
    ['courier-settings', { area: { served: 'only' } }, 'area.prefixes', /^Enter at least one/],
    ['courier-settings', { shiprocket: { isActive: true } }, 'shiprocket.email', /^Enter the e-mail/],
    [
      'shop-settings',
      { invoicing: { invoicePrefix: 'A', creditNotePrefix: 'A' } },
      'invoicing.creditNotePrefix',
      /a series each/,
    ],
    ['shop-settings', { tax: { gstin: '1' } }, 'tax.gstin', /^This is no GSTIN/],
  ])('%s: %j', async (slug, data, path, message) => {
    expect((await marked(slug, data))[path]).toMatch(message)
  })

  it('but not for valid fields or fields of the same name elsewhere', async () => {
    const right = { ...product, ...noRows, mrpPaise: 2000 }
    expect(await marked('selling-products', right)).toEqual({})
    const options = [
      { days: 30, pricePaise: 9, mrpPaise: 10 },
      { days: 60, pricePaise: 9, mrpPaise: 8 },
    ]
    const wrong = await marked('selling-products', { ...right, validityOptions: options })
    expect(Object.keys(wrong)).toEqual(['validityOptions.1.mrpPaise'])
    expect(await marked('coupons', { code: 'ABC', title: 'T', type: 'flat', amountPaise: 100 })).toEqual({})
  })
})

it('a field’s own validation still applies', async () => {
  expect(await marked('coupons', { code: 'ABC', title: 'T', type: 'percent', percent: 101 })).toHaveProperty(
    'percent',
  )
  const sale = { title: 'S', tags: ['x'], percent: 150 }
  expect((await marked('sale-items', sale)).percent).toBe('150 is too much. Enter at most 95.')
})
