import { type Field, traverseFields } from 'payload'
import { expect, it } from 'vitest'
import config from '#payload-config'

/** The editors of these come from a foreign host in Payload, which the content policy of the panel refuses. */
const FETCHED = ['json', 'code']

it('every field of data and code in the panel has an input that comes with the panel', async () => {
  const { collections, globals } = await config
  const seen: string[] = []
  const foreign: string[] = []
  for (const { slug, fields } of [...collections, ...globals]) {
    // Those of Payload itself have no form.
    if (slug.startsWith('payload-') && slug !== 'payload-query-presets') continue
    traverseFields({
      fields: fields as Field[],
      callback: ({ field }) => {
        if (!FETCHED.includes(field.type)) return
        const { admin } = field as Extract<Field, { type: 'json' }>
        if (admin?.hidden) return
        const name = `${slug}.${'name' in field ? field.name : ''}`
        seen.push(name)
        if (!admin?.components?.Field) foreign.push(name)
      },
    })
  }
  expect(seen).toContain('courier-events.body')
  expect(foreign).toEqual([])
})
