import { Readable } from 'node:stream'
import type { BasePayload, Endpoint } from 'payload'
import { z } from 'zod'
import { hasModule } from '#access/moduleRules.ts'
import { projectOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { ExpertPayResponseSchema } from '#domain/calls/exams/expertPay.ts'
import {
  MarkSheetBodySchema,
  SaveSheetBodySchema,
  SheetBodySchema,
  SheetFileQuerySchema,
  SheetPdfQuerySchema,
  SheetsResponseSchema,
} from '#domain/calls/exams/sheets.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { filesIn } from '#domain/exams/pack/filesIn.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { AnswerSheet, QuestionFile } from '#payload-types'
import { fileResponse } from '../../adapters/storage/fileResponse.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { examNow } from '../../operations/attempts/examClock.ts'
import { findAnswerFile } from '../../operations/attempts/files/findAnswerFile.ts'
import { markSheet } from '../../operations/exams/sheets/markSheet.ts'
import {
  claimSheet,
  countFree,
  ownSheet,
  readOwn,
  returnSheet,
  saveSheet,
} from '../../operations/exams/sheets/sheetRows.ts'
import { type OpenSheet, sheetOf } from '../../operations/exams/sheets/sheetView.ts'
import { expertPayOf } from '../../operations/expert/expertPay.ts'
import { type Call, type CallContext, defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { refuse, respond, succeed } from '../responses.ts'
import { pdfResponse } from '../tests/pdfResponse.ts'

const CHECKERS = { module: 'answersheets' } as const
const CHECKING = { module: 'answersheets', toEdit: true } as const

type Context = Pick<CallContext<unknown>, 'req' | 'project'>

async function desk(context: Context, expert: string) {
  const { payload } = context.req
  const now = examNow()
  const who = { project: context.project.id, expert }
  const [waiting, own] = await Promise.all([countFree(payload, who, now), ownSheet(payload, who, now)])
  return { ...succeed(), waiting, sheet: (own && (await sheetOf(payload, own))?.view) ?? null }
}

const sheets = defineCall({
  path: '/expert/sheets',
  method: 'get',
  summary: 'How many answer sheets wait, and the one that is with the asking expert',
  needs: CHECKERS,
  body: z.object({}),
  answer: SheetsResponseSchema,
  handle: async (context) => {
    const { viewer } = context
    return viewer ? desk(context, viewer.id) : signedOut()
  },
})

const claim = defineCall({
  path: '/expert/claimsheet',
  summary: 'Take the answer sheet that waits longest, or keep the own one for longer',
  needs: CHECKING,
  audit: { entity: 'answer-sheets', did: 'Took an answer sheet' },
  body: z.object({}),
  answer: SheetsResponseSchema,
  handle: async (context) => {
    const { viewer, project, req } = context
    if (!viewer) return signedOut()
    const claimed = await claimSheet(req.payload, { project: project.id, expert: viewer.id }, examNow())
    return claimed ? desk(context, viewer.id) : refuse(textOf('sheetNone'), 'notFound')
  },
})

const giveBack = defineCall({
  path: '/expert/returnsheet',
  summary: 'Give an answer sheet back unmarked',
  needs: CHECKING,
  audit: { entity: 'answer-sheets', did: 'Gave an answer sheet back', id: 'sheet' },
  body: SheetBodySchema,
  answer: AcceptedSchema,
  handle: async ({ viewer, req, body }) => {
    if (!viewer) return signedOut()
    return (await returnSheet(req.payload, body.sheet, viewer.id, examNow()))
      ? succeed(textOf('sheetReturned'))
      : notFound()
  },
})

const save = defineCall({
  path: '/expert/savesheet',
  summary: 'Keep what is typed or drawn on the own answer sheet, before its marks are stored',
  needs: CHECKING,
  audit: 'draft',
  body: SaveSheetBodySchema,
  answer: AcceptedSchema,
  handle: async ({ viewer, project, req, body }) => {
    if (!viewer) return signedOut()
    const who = { project: project.id, expert: viewer.id }
    const own = await readOwn(req.payload, body.sheet, who, examNow())
    const open = own && (await sheetOf(req.payload, own))
    const question = open?.questions.find(({ id }) => id === body.question)
    if (!question || (body.page && !question.files.includes(body.page.file))) return notFound()
    return (await saveSheet(req.payload, body, viewer.id, examNow())) ? succeed() : notFound()
  },
})

const mark = defineCall({
  path: '/expert/marksheet',
  summary: 'Store the marks of all written answers of a sheet; they count, or another expert checks it',
  needs: CHECKING,
  audit: { entity: 'answer-sheets', did: 'Marked an answer sheet', id: 'sheet' },
  body: MarkSheetBodySchema,
  answer: AcceptedSchema,
  handle: async ({ viewer, project, req, body }) => {
    if (!viewer) return signedOut()
    const who = { project: project.id, expert: viewer.id }
    const sheet = await readOwn(req.payload, body.sheet, who, examNow())
    if (!sheet) return notFound()
    const marked = await markSheet(req.payload, sheet, viewer.id, body.marks, examNow())
    if (marked === 'invalid') return refuse(textOf('sheetInvalid'), 'invalid')
    if (marked === 'gone') return notFound()
    return succeed(textOf('sheetMarked'))
  },
})

const pay = defineCall({
  path: '/expert/pay',
  method: 'get',
  summary: 'What the asking expert has earned with answer sheets, by month',
  needs: CHECKERS,
  body: z.object({}),
  answer: ExpertPayResponseSchema,
  handle: async ({ viewer, project, req }) => {
    if (!viewer) return signedOut()
    const who = { project: project.id, expert: viewer.id, reason: 'sheetPay' } as const
    return { ...succeed(), ...(await expertPayOf(req.payload, who, examNow())) }
  },
})

export const SHEET_CALLS: Call[] = [sheets, claim, giveBack, save, mark, pay]

/** GET expert/sheetfile?sheet=…&question=…&file=…: a page of a written answer, for the expert who has its sheet. */
export const sheetFile: Endpoint = {
  path: '/expert/sheetfile',
  method: 'get',
  handler: async (req) => {
    const [project, viewer] = [projectOf(req), viewerOf(req)]
    const query = SheetFileQuerySchema.safeParse(Object.fromEntries(req.searchParams ?? []))
    if (!project || !viewer || !query.success || !hasModule(viewer, 'answersheets'))
      return respond(req, notFound())
    const { sheet: id, question, file: digest } = query.data
    const who = { project: project.id, expert: viewer.id }
    const own = await readOwn(req.payload, id, who, examNow())
    const sheet = own && (await sheetOf(req.payload, own))
    const file = own && sheet && (await fileOf(req.payload, own, sheet, { question, id: digest }))
    if (!file?.filename) return respond(req, notFound())
    const { status, headers, body } = await fileResponse({
      store: fileStore(),
      key: `${file.folder}/${file.filename}`,
      headers: req.headers,
      send: {
        'cache-control': 'private, no-store',
        'content-type': file.mimeType ?? 'application/octet-stream',
        'content-disposition': file.mimeType === 'application/pdf' ? 'attachment' : 'inline',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      },
    })
    return new Response(body && (Readable.toWeb(body) as ReadableStream), { status, headers })
  },
}

/** GET expert/sheetpdf?sheet=…&question=…: all pages of a written answer as one PDF, for the expert who has its sheet. */
export const sheetPdf: Endpoint = {
  path: '/expert/sheetpdf',
  method: 'get',
  handler: async (req) => {
    const [project, viewer] = [projectOf(req), viewerOf(req)]
    const query = SheetPdfQuerySchema.safeParse(Object.fromEntries(req.searchParams ?? []))
    if (!project || !viewer || !query.success || !hasModule(viewer, 'answersheets'))
      return respond(req, notFound())
    const who = { project: project.id, expert: viewer.id }
    const own = await readOwn(req.payload, query.data.sheet, who, examNow())
    const view = own && (await sheetOf(req.payload, own))?.view
    const found = view?.questions.find(({ id }) => id === query.data.question)
    if (!own || !view || !found || found.files.length === 0) return respond(req, notFound())
    const { number, files, drawings, draft } = found
    const answer = { attempt: own.attempt, title: view.title, question: found.id, number, files, drawings }
    return pdfResponse(req, project, { ...answer, steps: draft?.steps ?? [] }, viewer.id)
  },
}

type Asked = { question: string | undefined; id: string }
type Found = { folder: string; filename?: string | null; mimeType?: string | null }

/** A page of an answer by its digest, or a picture of a question by its id; null when it is not of this sheet. */
async function fileOf(
  payload: BasePayload,
  own: AnswerSheet,
  sheet: OpenSheet,
  { question, id }: Asked,
): Promise<Found | null> {
  if (question !== undefined) {
    const isNamed = sheet.questions.some((one) => one.id === question && one.files.includes(id))
    const page = isNamed ? await findAnswerFile(payload, own.attempt, question, id) : null
    return page && { folder: 'answer-files', filename: page.filename, mimeType: page.mimeType }
  }
  if (!sheet.view.questions.some(({ content }) => filesIn(content).includes(id))) return null
  const picture = await payload.db.findOne<QuestionFile>({
    collection: 'question-files',
    where: { and: [{ id: { equals: id } }, { project: { equals: own.project } }] },
  })
  return picture && { folder: 'question-files', filename: picture.filename, mimeType: picture.mimeType }
}
