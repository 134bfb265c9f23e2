import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { deleteAccount } from '#cms/operations/account/deleteAccount.ts'
import { deleteUnusedTicketFiles } from '#cms/operations/tickets/files/removeTicketFiles.ts'
import { startPayload } from '#cms/payload.ts'
import type { TicketView } from '#domain/calls/tickets.ts'
import { type StoredFile, UNUSED_FILE_MS } from '#domain/tickets/files.ts'
import type { User } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createEditor } from '#tests/support/editing.ts'
import { pdfFile, pngFile } from '#tests/support/files.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'
import { fetchApi, sendForm } from '../storage/sendForm.ts'

let payload: BasePayload
let project: RequestProject
let student: Awaited<ReturnType<typeof createPerson>>
let browser: Browser
let desk: Browser
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  student = await createPerson(payload, project)
  browser = await signIn(project, student.phone)
  const editor = await createEditor(payload, project, [{ id: 'supportTickets', canEdit: true }])
  desk = await signInStaff(project, editor.phone)
})

async function add(by: Browser, data?: Buffer, name = 'screen shot.png') {
  const bytes = data ?? (await pngFile()).data
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/png'
  const response = await sendForm(by, project, '/tickets/addfile', bytes, { name, type })
  return {
    status: response.status,
    body: (await response.json()) as { apiSuccess: boolean; file: StoredFile },
  }
}
const statusOf = async (id: string, by: Browser) =>
  (await fetchApi(by, project, `/tickets/file?file=${id}`)).status
let attempts = 0
const attempt = () => `files-${process.pid}-${attempts++}`
const open = async (files: string[], by = browser) =>
  (
    await by.post<{ apiSuccess: boolean; number: string; code?: string }>('/tickets/open', {
      category: 'other',
      subject: 'My question',
      text: 'This is what I see on my screen.',
      attempt: attempt(),
      files,
    })
  ).body
const view = async (number: string) =>
  (await browser.get<{ ticket: TicketView }>(`/tickets/one?number=${number}`)).body.ticket

describe('a file of a ticket', () => {
  it('is seen by its student and the desk, and nobody else', async () => {
    const { body } = await add(browser)
    expect(body.file).toEqual({ id: expect.any(String), name: 'screen shot', kind: 'picture' })
    const { id } = body.file
    // Before a message takes it, nobody reads it.
    expect(await statusOf(id, browser)).toBe(404)
    const { number } = await open([id])
    expect((await view(number)).files).toEqual([body.file])
    expect([await statusOf(id, browser), await statusOf(id, desk)]).toEqual([200, 200])
    const answer = await fetchApi(browser, project, `/tickets/file?file=${id}`)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const stranger = await signIn(project, (await createPerson(payload, project)).phone)
    const blind = await createEditor(payload, project, [{ id: 'pages', canEdit: true }])
    for (const by of [stranger, openBrowser(project), await signInStaff(project, blind.phone)])
      expect(await statusOf(id, by)).toBe(404)
    expect((await fetchApi(browser, project, '/ticket-files')).status).toBe(403)
  })

  it('of a note is for the team alone, and a PDF is sent as an attachment', async () => {
    const { number } = await open([])
    const { id } = await view(number)
    const note = (await add(desk, (await pdfFile()).data, 'list.pdf')).body.file
    const reply = (await add(desk)).body.file
    const say = (path: string, file: StoredFile) =>
      desk.post(`/supportdesk/${path}`, {
        ticket: id,
        text: 'See this',
        files: [file.id],
        attempt: attempt(),
      })
    await say('note', note)
    await say('reply', reply)
    expect([await statusOf(note.id, browser), await statusOf(note.id, desk)]).toEqual([404, 200])
    expect(await statusOf(reply.id, browser)).toBe(200)
    const answer = await fetchApi(desk, project, `/tickets/file?file=${note.id}`)
    expect(answer.headers.get('content-disposition')).toContain('attachment')
  })

  it('belongs to one ticket of who sent it', async () => {
    const other = await signIn(project, (await createPerson(payload, project)).phone)
    const foreign = (await add(other)).body.file
    expect(await open([foreign.id])).toMatchObject({ apiSuccess: false, code: 'fileGone' })
    const own = (await add(browser)).body.file
    expect((await open([own.id])).apiSuccess).toBe(true)
    expect(await open([own.id])).toMatchObject({ apiSuccess: false, code: 'fileGone' })
  })

  it('is a picture or a PDF by its content', async () => {
    expect((await add(browser, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(400)
    expect((await add(browser, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).status).toBe(
      400,
    )
    expect((await add(openBrowser(project))).status).toBe(401)
  })

  it('is deleted after a day unless a message has taken it, and with the account', async () => {
    const [unused, used] = [(await add(browser)).body.file, (await add(browser)).body.file]
    await open([used.id])
    const count = async (file: StoredFile) =>
      (await payload.db.count({ collection: 'ticket-files', where: { id: { equals: file.id } } })).totalDocs
    await deleteUnusedTicketFiles(payload, new Date(Date.now() + UNUSED_FILE_MS + 60_000))
    expect([await count(unused), await count(used)]).toEqual([0, 1])
    await deleteAccount(payload, student as unknown as User, new Date())
    expect(await count(used)).toBe(0)
  })
})
