import { existsSync } from 'node:fs'
import path from 'node:path'
import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { env } from '#cms/config/env.ts'
import { importProject } from '#cms/operations/importProject.ts'
import { startPayload } from '#cms/payload.ts'
import type { Lecture, Media, SellingProduct, User } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, freshPhone } from '#tests/support/people.ts'
import { recordsOf } from '#tests/unit/seed/folder.ts'
import { findDocuments, findFirst, importFolder, uniqueSeedFolder } from './importing.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

describe('a repeated import', () => {
  it('changes nothing', async () => {
    const { slug, files } = uniqueSeedFolder()
    await importFolder(files)
    const before = await findFirst<SellingProduct>('selling-products', slug, 'course')
    expect((await importFolder(files)).totals).toEqual([0, 0, 13, 0])
    expect(await findFirst('selling-products', slug, 'course')).toEqual(before)
  })

  it('updates an edited row only, and clears fields that the row no longer has', async () => {
    const { slug, files } = uniqueSeedFolder()
    await importFolder(files)
    const before = await findDocuments<Lecture>('lectures', slug)
    const edited = { ...files, 'products.csv': String(files['products.csv']).replace('499,999.50', '450,') }
    const { totals, counts } = await importFolder(edited)
    expect(totals).toEqual([0, 1, 12, 0])
    expect(counts.product.updated).toBe(1)
    expect(await findFirst('selling-products', slug, 'course')).toMatchObject({
      pricePaise: 45_000,
      mrpPaise: null,
    })
    expect(await findDocuments('lectures', slug)).toEqual(before)
  })

  it('keeps manual edits until the row changes', async () => {
    const { slug, files } = uniqueSeedFolder()
    await importFolder(files)
    const { id } = await findFirst<SellingProduct>('selling-products', slug, 'course')
    await payload.update({
      collection: 'selling-products',
      id,
      data: { title: 'By hand' },
      overrideAccess: true,
    })
    expect((await importFolder(files)).totals).toEqual([0, 0, 13, 0])
    expect(await findFirst('selling-products', slug, 'course')).toMatchObject({ title: 'By hand' })
    await importFolder({
      ...files,
      'products.csv': String(files['products.csv']).replace('A course', 'Another'),
    })
    expect(await findFirst('selling-products', slug, 'course')).toMatchObject({
      id,
      title: 'Course',
      summary: 'Another',
    })
  })

  it('replaces a picture in place, so that products keep it', async () => {
    const { slug, files } = uniqueSeedFolder()
    await importFolder(files)
    const before = await findFirst<Media>('media', slug)
    const next = Buffer.concat([files['media/cover.png'] as Buffer, Buffer.from('\0')])
    expect((await importFolder({ ...files, 'media/cover.png': next })).totals).toEqual([0, 1, 12, 0])
    const after = await findFirst<Media>('media', slug)
    expect(after.id).toBe(before.id)
    expect(after.filename).not.toBe(before.filename)
    expect(existsSync(path.join(env().DATA_DIR, 'files', 'media', String(after.filename)))).toBe(true)
  })

  it('updates references to a recreated document', async () => {
    const { slug, files } = uniqueSeedFolder()
    await importFolder(files)
    const [course] = await findDocuments<{ id: string }>('classes', slug)
    await payload.delete({ collection: 'classes', id: course?.id ?? '', overrideAccess: true })
    expect((await importFolder(files)).counts).toMatchObject({
      class: { created: 1 },
      lecture: { created: 3 },
      product: { updated: 1 },
    })
    const [again] = await findDocuments<{ id: string }>('classes', slug)
    expect(await findFirst('selling-products', slug, 'course')).toMatchObject({ classes: [again?.id] })
  })

  it('completes an interrupted import', async () => {
    const { slug, files } = uniqueSeedFolder()
    const records = await recordsOf(files)
    await importProject(payload, records.slice(0, 8))
    expect((await importFolder(files)).totals).toEqual([13 - 8, 0, 8, 0])
    expect(await findDocuments('lectures', slug)).toHaveLength(3)
  })
})

describe('existing documents', () => {
  it('are adopted instead of duplicated: project, page and person', async () => {
    const project = await createProject(payload)
    const person = await createPerson(payload, project)
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'Old', slug: 'home', project: project.id, layout: [] } as never,
      overrideAccess: true,
    })
    const { files } = uniqueSeedFolder()
    const { totals } = await importFolder({
      ...files,
      'project.json': String(files['project.json']).replaceAll(/seeded-\d+-\d+/g, project.slug),
      'users.csv': `key,name,phone,email,role\nasha,Asha,${person.phone},,admin\n`,
    })
    expect(totals).toEqual([7, 6, 0, 0])
    expect(await findDocuments('pages', project.slug)).toMatchObject([{ id: page.id, title: 'Home' }])
    expect(await findDocuments<User>('users', project.slug)).toMatchObject([
      { id: person.id, uid: person.uid, userLevel: 800 },
    ])
  })

  it('include an owner without a project, created once', async () => {
    const phone = freshPhone()
    const users = `key,name,phone,email,role\nowner,Olga,${phone},,owner\n`
    const [first, second] = [
      uniqueSeedFolder({ 'users.csv': users }),
      uniqueSeedFolder({ 'users.csv': users }),
    ]
    await importFolder(first.files)
    await importFolder(second.files)
    const { docs } = await payload.find({
      collection: 'users',
      where: { phone: { equals: phone } },
      depth: 0,
      overrideAccess: true,
    })
    expect(docs).toMatchObject([{ userLevel: 1000, name: 'Olga' }])
    expect(docs[0]?.project ?? null).toBeNull()
  })

  // The in-memory MongoDB does not enforce a sparse unique index over lists, which refuses the host; MongoDB itself does.
  it.skipIf(process.env.TEST_MONGO_URI)(
    'that refuse a record are reported with the record and the reason',
    async () => {
      const { slug } = await createProject(payload)
      const { files } = uniqueSeedFolder()
      const taken = {
        ...files,
        'project.json': String(files['project.json']).replace(
          /"seeded-\d+-\d+\.localhost"/,
          `"${slug}.localhost"`,
        ),
      }
      await expect(importFolder(taken)).rejects.toThrow(/^project seeded-\d+-\d+: [^\n]+$/)
    },
  )
})
