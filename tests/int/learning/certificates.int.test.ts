import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { MyCertificate, Verified } from '#domain/calls/learning/certificates.ts'
import { belowExpress, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { entitle } from '#tests/support/entitle.ts'
import { readPdf } from '#tests/support/invoices/readPdf.ts'
import { createPerson } from '#tests/support/people.ts'
import { openTestSession } from '#tests/support/sessions.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'

const shop = openShop()
const me = newShopper(shop)

/** A class of three lessons whose certificate asks for two of them; the shopper is Asha Rao. */
async function certifiedClass(percent = 60) {
  const { payload, project } = shop
  const { course, lectures } = await createCourse(payload, project)
  const options = { overrideAccess: true, context: { project } } as const
  await payload.update({ collection: 'users', id: me.id, data: { name: 'Asha Devi Rao' }, ...options })
  await payload.update({
    collection: 'classes',
    id: course.id,
    data: { certificatePercent: percent },
    ...options,
  })
  await entitle(payload, { project: project.id, student: me.id, kind: 'class', target: course.id })
  const complete = async (index: number) =>
    (
      await me.browser.post<{ certificate: string | null }>('/learn/complete', {
        lecture: lectures[index]?.id,
      })
    ).body.certificate
  return { course, complete, claim: () => me.browser.post('/learn/certificate', { class: course.slug }) }
}

const mine = async () =>
  (await me.browser.get<{ certificates: MyCertificate[] }>('/learn/certificates')).body.certificates
const verified = async (token: string) =>
  (await openBrowser(shop.project).get<Verified>(`/verify/certificate?token=${token}`)).body

describe('the certificate of a class', () => {
  it('is issued once with the lesson that completes its rule, under the short name, and a stranger verifies it', async () => {
    const { course, complete, claim } = await certifiedClass()
    expect(await complete(0)).toBeNull()
    expect((await claim()).body).toMatchObject({ apiSuccess: false, code: 'notEarned' })
    expect(await mine()).toEqual([])
    const [number] = await Promise.all([complete(1), complete(1)])
    expect(number).toMatch(/^CT-\d{2}-\d{6}$/)
    expect(await complete(2)).toBe(number)
    expect((await claim()).body).toMatchObject({ certificate: { number } })
    const [certificate, ...more] = await mine()
    expect(more).toEqual([])
    expect(await verified(certificate?.token ?? '')).toMatchObject({
      state: 'valid',
      certificate: { number, name: 'Asha R.', title: course.title },
    })
  })

  it('is verified without a network by the published key, and not after a change of one letter', async () => {
    const { complete } = await certifiedClass()
    await complete(0)
    await complete(1)
    const token = (await mine())[0]?.token ?? ''
    const [encoded = '', signature = ''] = token.split('.')
    const text = Buffer.from(encoded, 'base64url')
    const { keys } = (
      await openBrowser(shop.project).get<{ keys: { id: string; publicKey: string }[] }>('/verify/keys')
    ).body
    const published = keys.find(({ id }) => id === JSON.parse(text.toString()).key)?.publicKey ?? ''
    const key = createPublicKey({ key: Buffer.from(published, 'base64'), format: 'der', type: 'spki' })
    expect(verify(null, text, key, Buffer.from(signature, 'base64url'))).toBe(true)
    const changed = Buffer.from(text.toString().replace('Asha R.', 'Asha B.')).toString('base64url')
    for (const forged of [
      `${changed}.${signature}`,
      encoded,
      `${token}.x`,
      'x',
      `${encoded}.${signature.slice(2)}`,
    ])
      expect((await verified(forged)).state).toBe('forged')
  })

  it('is a PDF for its owner alone, until staff revoke it, and then its link says so', async () => {
    const { payload, project } = shop
    const { complete } = await certifiedClass()
    await complete(0)
    await complete(1)
    const [certificate] = await mine()
    const path = `/learn/certificate/${certificate?.number}/pdf`
    const cookie = [...me.browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const fetchPdf = () => belowExpress(project)(path, { method: 'GET', headers: new Headers({ cookie }) })
    const { lines } = await readPdf(new Uint8Array(await (await fetchPdf()).arrayBuffer()))
    expect(lines.join('\n')).toContain(`Number ${certificate?.number}`)
    expect(lines.join('\n')).toContain('Asha R.')
    expect((await openBrowser(project).get(path)).status).toBe(401)

    const row = await payload.find({
      collection: 'certificates',
      where: { number: { equals: certificate?.number } },
      overrideAccess: true,
    })
    const id = String(row.docs[0]?.id)
    const revoke = (headers: Record<string, string> = {}) =>
      openBrowser(project).post('/enrolments/revokecertificate', { id, reason: 'Wrong person' }, headers)
    expect((await me.browser.post('/enrolments/revokecertificate', { id, reason: 'x' })).status).toBe(403)
    const admin = await createPerson(payload, project, 800)
    const headers = {
      authorization: `Bearer ${await openTestSession(payload, String(admin.id), project, true)}`,
    }
    expect((await revoke(headers)).body).toMatchObject({ apiSuccess: true })
    expect((await revoke(headers)).body).toMatchObject({ apiSuccess: false, code: 'tooLate' })
    expect(await verified(certificate?.token ?? '')).toMatchObject({ state: 'revoked' })
    expect((await fetchPdf()).status).toBe(404)
    // Completing another lesson gives no second one.
    await complete(2)
    expect(await mine()).toMatchObject([{ number: certificate?.number, isRevoked: true }])
  })
})
