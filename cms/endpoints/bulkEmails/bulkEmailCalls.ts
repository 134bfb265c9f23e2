import type { BasePayload, PayloadRequest } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { forbiddenConditions } from '#access/segmentRules.ts'
import { idOf } from '#database/idOf.ts'
import { blockProblem } from '#domain/bulkEmails/blocks.ts'
import { canStop, resumeEvent } from '#domain/bulkEmails/bulkEmails.ts'
import {
  BulkEmailBodySchema,
  BulkPreviewResponseSchema,
  ChooseSubjectBodySchema,
  ScheduleBulkEmailBodySchema,
} from '#domain/calls/bulkEmails.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { BulkEmail, User } from '#payload-types'
import { bulkEstimate } from '../../operations/bulkEmails/bulkEstimate.ts'
import { bulkFigures } from '../../operations/bulkEmails/bulkFigures.ts'
import { bulkLetter, segmentOf } from '../../operations/bulkEmails/bulkLetter.ts'
import { moveBulkEmail, releaseHeldBack } from '../../operations/bulkEmails/moveBulkEmail.ts'
import { brandOf } from '../../operations/messages/brandOf.ts'
import { emailHtml } from '../../operations/messages/emailHtml.ts'
import { sendNotice } from '../../operations/messages/sendNotice.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { projectAddress } from '../../operations/projects/projectAddress.ts'
import { projectOfRow } from '../../operations/projects/projectOfRow.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { forbidden, notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

const WRITING = { module: 'bulkEmails', toEdit: true } as const
const audited = (did: string) => ({ entity: 'bulk-emails', did, id: 'bulkEmail' }) as const

const editable = (req: PayloadRequest, id: string) => findEditable(req, 'bulk-emails', id)

const preview = defineCall({
  path: '/bulkemails/preview',
  summary: 'How many people get a bulk e-mail, five of their names, and how it looks',
  needs: WRITING,
  audit: 'reads',
  body: BulkEmailBodySchema,
  answer: BulkPreviewResponseSchema,
  handle: async ({ req, viewer, body, now }) => {
    const { payload } = req
    const row = await editable(req, body.bulkEmail)
    if (!row) return notFound()
    const project = await projectOfRow(payload, row)
    const isHidden = (await forbiddenConditions(req, segmentOf(row))).length > 0
    const [estimate, letter, { title, colours }] = await Promise.all([
      bulkEstimate(payload, row, { isHidden, now }),
      bulkLetter(payload, project, row, req.user as User),
      brandOf(payload, project),
    ])
    return {
      ...succeed(),
      isHidden,
      count: estimate.count,
      names: hasModule(viewer, 'users') ? estimate.names : [],
      durationMs: estimate.durationMs,
      costPaise: estimate.costPaise,
      subject: letter.subject,
      html: await emailHtml({ title, subject: letter.subject, text: '', colours, blocks: letter.blocks }),
      problem: blockProblem(letter.blocks),
    }
  },
})

const test = defineCall({
  path: '/bulkemails/test',
  summary: 'Send a bulk e-mail to yourself',
  needs: WRITING,
  audit: audited('Sent a test of a bulk e-mail'),
  body: BulkEmailBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body, now }) => {
    const { payload } = req
    const row = await editable(req, body.bulkEmail)
    if (!row) return notFound()
    const project = await projectOfRow(payload, row)
    const person = req.user as User
    const { subject, text, blocks } = await bulkLetter(payload, project, row, person)
    const { host } = await projectAddress(payload, project)
    const sent = await sendNotice(payload, {
      project,
      person,
      channel: 'email',
      host,
      subject,
      text,
      now,
      letter: { blocks, foot: '' },
    })
    if (sent.state === 'sent') return succeed(textOf('bulkTested'))
    return sent.state === 'failed'
      ? refuse(textOf('bulkNotTested'), 'delivery')
      : refuse(textOf('bulkNoEmail'), 'noChannel')
  },
})

const schedule = defineCall({
  path: '/bulkemails/schedule',
  summary: 'Send a bulk e-mail at a time, or at once',
  needs: WRITING,
  audit: audited('Scheduled a bulk e-mail'),
  body: ScheduleBulkEmailBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { bulkEmail, at }, now }) => {
    const row = await editable(req, bulkEmail)
    if (!row) return notFound()
    const segment = segmentOf(row)
    if ((await forbiddenConditions(req, segment)).length > 0) return forbidden()
    if (at !== null && at < now.getTime()) return refuse(textOf('bulkPast'), 'past')
    const project = await projectOfRow(req.payload, row)
    const { blocks } = await bulkLetter(req.payload, project, row, { name: null, language: null })
    if (blockProblem(blocks)) return refuse(textOf('bulkUnfinished'), 'problems')
    const sendAt = new Date(at ?? now.getTime()).toISOString()
    const moved = await moveBulkEmail(req.payload, row.id, 'schedule', {
      sendAt,
      sentTo: segment,
    })
    return moved ? succeed(textOf('bulkScheduled')) : refuse(textOf('bulkChanged'), 'tooLate')
  },
})

/** Whether some of its e-mails have not gone out. */
async function isWaiting(payload: BasePayload, { id, state }: BulkEmail): Promise<boolean> {
  const { due, sending } = await bulkFigures(payload, id)
  return canStop(state, due + sending)
}

const stop = defineCall({
  path: '/bulkemails/stop',
  summary: 'Stop a bulk e-mail: what no provider has been given yet waits',
  needs: WRITING,
  audit: audited('Stopped a bulk e-mail'),
  body: BulkEmailBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body }) => {
    const row = await editable(req, body.bulkEmail)
    if (!row) return notFound()
    // One that goes out is stopped without counting first.
    if (row.state === 'sent' && !(await isWaiting(req.payload, row)))
      return refuse(textOf('bulkAllSent'), 'allSent')
    const moved = await moveBulkEmail(req.payload, row.id, 'stop')
    return moved ? succeed(textOf('bulkStopped')) : refuse(textOf('bulkChanged'), 'tooLate')
  },
})

const resume = defineCall({
  path: '/bulkemails/resume',
  summary: 'Resume a stopped bulk e-mail, or wait again for its time; no recipient gets it twice',
  needs: WRITING,
  audit: audited('Resumed a bulk e-mail'),
  body: BulkEmailBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body, now }) => {
    const row = await editable(req, body.bulkEmail)
    if (!row || !idOf(row.project)) return notFound()
    const event = resumeEvent(row, now.getTime())
    const startedAt = row.startedAt ?? now.toISOString()
    const moved = await moveBulkEmail(req.payload, row.id, event, event === 'resume' ? { startedAt } : {})
    if (!moved) return refuse(textOf('bulkChanged'), 'tooLate')
    if (event === 'waitAgain') return succeed(textOf('bulkScheduled'))
    await releaseHeldBack(req.payload, row.id, now)
    return succeed(textOf('bulkResumed'))
  },
})

const choose = defineCall({
  path: '/bulkemails/choose',
  summary: 'Choose the subject for everybody who is not in the sample, and go on; idempotent',
  needs: WRITING,
  audit: audited('Chose the subject of a bulk e-mail'),
  body: ChooseSubjectBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { bulkEmail, subject } }) => {
    const row = await editable(req, bulkEmail)
    if (!row) return notFound()
    if (row.chosenSubject === subject) return succeed(textOf('bulkChosen'))
    const moved = await moveBulkEmail(req.payload, row.id, 'choose', { chosenSubject: subject, nextAt: null })
    return moved ? succeed(textOf('bulkChosen')) : refuse(textOf('bulkChanged'), 'tooLate')
  },
})

/** Calls of staff about bulk e-mails. */
export const BULK_EMAIL_CALLS: Call[] = [preview, test, schedule, stop, resume, choose]
