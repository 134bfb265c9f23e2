import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import type { SellingProduct, User } from '#payload-types'
import { entitle } from '#tests/support/entitle.ts'
import type { Files } from '#tests/unit/seed/folder.ts'
import { findDocuments, findFirst, importFolder, uniqueSeedFolder } from './importing.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

describe('a dry run', () => {
  it('counts and writes nothing', async () => {
    const { slug, files } = uniqueSeedFolder()
    expect((await importFolder(files, { isDryRun: true, prune: true })).totals).toEqual([13, 0, 0, 0])
    expect(
      await payload.count({
        collection: 'projects',
        where: { slug: { equals: slug } },
        overrideAccess: true,
      }),
    ).toEqual({ totalDocs: 0 })
    await importFolder(files)
    const fewer = {
      ...files,
      'pages/home.json': null,
      'texts/about.md': null,
      'products.csv': String(files['products.csv']).replace('499', '498'),
    }
    expect((await importFolder(fewer, { isDryRun: true, prune: true })).totals).toEqual([0, 1, 11, 1])
    expect((await importFolder(files)).totals).toEqual([0, 0, 13, 0])
  })
})

describe('pruning', () => {
  it('deletes records without a row on request, and never documents created by hand', async () => {
    const { slug, files } = uniqueSeedFolder()
    await importFolder(files)
    const { id: project } = await findFirst<{ id: string }>('classes', slug).then(async () => {
      const { docs } = await payload.find({
        collection: 'projects',
        where: { slug: { equals: slug } },
        overrideAccess: true,
      })
      return { id: String(docs[0]?.id) }
    })
    await payload.create({
      collection: 'classes',
      data: { title: 'By hand', slug: 'by-hand', subject: 'maths', project } as never,
      overrideAccess: true,
    })
    const less: Files = {
      ...files,
      'pages/home.json': null,
      'products.csv': 'slug,title,subject,summary,price\n',
      'classes.csv': 'slug,title,subject\n',
      'lectures.csv': 'class,slug,chapter,title,kind,minutes\n',
      'users.csv': 'key,name,role\n',
    }
    expect((await importFolder(less)).totals).toEqual([0, 0, 6, 0])
    expect(await findDocuments('lectures', slug)).toHaveLength(3)
    expect((await importFolder(less, { prune: true })).totals).toEqual([0, 0, 6, 6])
    expect(await findDocuments<{ slug: string }>('classes', slug)).toMatchObject([{ slug: 'by-hand' }])
    expect(await findDocuments('selling-products', slug)).toEqual([])
    expect(await findDocuments('users', slug)).toHaveLength(1)
  })

  it('keeps products that learners own, with their contents, and says why', async () => {
    const { slug, files } = uniqueSeedFolder()
    await importFolder(files)
    const [course] = await findDocuments<{ id: string; project: string }>('classes', slug)
    const [person] = await findDocuments<User>('users', slug)
    const [product] = await findDocuments<SellingProduct>('selling-products', slug)
    const given = { project: String(course?.project), student: person?.id }
    await entitle(payload, { ...given, kind: 'class', target: course?.id, product: product?.id })
    await entitle(payload, { ...given, kind: 'product', target: product?.id })
    const less: Files = {
      ...files,
      'pages/home.json': null,
      'products.csv': null,
      'classes.csv': null,
      'lectures.csv': null,
      'media.csv': null,
      'private-files.csv': null,
      'project.json': String(files['project.json']).replace('"logo":"cover.png",', ''),
    }
    const stay = [
      ['product', 'course', 'learners bought it'],
      ['class', 'algebra', 'learners are enrolled in it'],
      ['lecture', 'algebra/one', 'its class stays'],
      ['lecture', 'algebra/three', 'its class stays'],
      ['lecture', 'algebra/two', 'its class stays'],
      ['privateFile', 'notes.pdf', 'a lecture shows it'],
      ['media', 'cover.png', 'a product shows it'],
    ]
    for (const isDryRun of [true, false]) {
      const { kept, counts } = await importFolder(less, { prune: true, isDryRun })
      expect(kept.map(({ kind, key, reason }) => [kind, key, reason]).sort()).toEqual(stay.sort())
      expect(counts.page.deleted).toBe(1)
    }
    expect(await findDocuments('lectures', slug)).toHaveLength(3)
  })
})
