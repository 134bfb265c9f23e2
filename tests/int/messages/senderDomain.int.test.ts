import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { CheckedRecord } from '#domain/calls/settings.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'

// Hoisted: must run before modules read the environment.
const { server, records } = await vi.hoisted(async () => {
  const { startDnsServer } = await import('#tests/support/dns/dnsServer.ts')
  const key = `v=DKIM1; k=rsa; p=${'A'.repeat(392)}`
  const records: Record<string, string[] | null> = {
    'good.example': ['google-site-verification=x', 'v=spf1 include:_spf.mail.example -all'],
    's1._domainkey.good.example': [key],
    '_dmarc.good.example': ['v=DMARC1; p=reject; rua=mailto:dmarc@good.example'],
    'news.good.example': ['v=spf1 ip4:203.0.113.7 +all'],
    's1._domainkey.news.good.example': ['v=DKIM1; p='],
  }
  const server = await startDnsServer(records)
  process.env.DNS_SERVER = server.address
  return { server, records }
})

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let admin: Browser
let settings: string

beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
})
afterAll(() => server.stop())

async function save(emailFrom: string, dkimSelector: string | null) {
  const { body } = await admin.post<{ doc: { id: string } }>('/message-settings', { emailFrom, dkimSelector })
  settings = body.doc.id
}
type Answer = { apiSuccess: boolean; message: string; domain: string; records: CheckedRecord[] }
const check = (by = admin) => by.post<Answer>('/settings/checkdomain', { id: settings })
const states = async () =>
  (await check()).body.records.map(({ record, name, state }) => `${record} ${name} ${state}`)

it('a sender’s domain with SPF, DKIM and DMARC passes all three checks', async () => {
  await save('no-reply@good.example', 's1')
  expect(await states()).toEqual([
    'SPF good.example good',
    'DKIM s1._domainkey.good.example good',
    'DMARC _dmarc.good.example good',
  ])
})

it('an open SPF record and a revoked key fail, and the parent domain’s DMARC record counts', async () => {
  await save('news@news.good.example', 's1')
  expect(await states()).toEqual([
    'SPF news.good.example bad',
    'DKIM s1._domainkey.news.good.example bad',
    'DMARC _dmarc.good.example good',
  ])
  const { body } = await check()
  expect(body.records.map(({ text }) => text).join(' ')).toMatch(/\+all.*revoked/s)
})

it('a domain without records gets the records to add, and a missing selector is reported', async () => {
  await save('no-reply@nothing.example', null)
  const { body } = await check()
  expect(body.records.map(({ state }) => state)).toEqual(['bad', 'warning', 'bad'])
  expect(body.records[0]?.text).toContain('v=spf1')
})

it('an unresponsive name server is not reported as a missing record', async () => {
  records['silent.example'] = null
  await save('no-reply@silent.example', null)
  const [spf] = (await check()).body.records
  expect(spf).toMatchObject({ state: 'warning', text: expect.stringContaining('No name server answered') })
}, 20_000)

it('the check is for staff who may change settings, at most five times in ten minutes', async () => {
  await save('no-reply@good.example', 's1')
  const student = await signIn(project, (await createPerson(payload, project)).phone)
  expect((await check(student)).status).toBe(403)
  for (let times = 0; times < 5; times++) expect((await check()).body.apiSuccess).toBe(true)
  expect((await check()).body).toMatchObject({ apiSuccess: false, code: 'limit' })
  const other = await createProject(payload)
  const stranger = await signInStaff(other, (await createPerson(payload, other, 800)).phone)
  expect((await check(stranger)).status).toBe(404)
})
