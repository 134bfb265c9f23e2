import type { PayloadRequest } from 'payload'
import {
  KeyedQuestionQuerySchema,
  KeyedQuestionResponseSchema,
  PreviewRegradeBodySchema,
  PreviewRegradeResponseSchema,
  RegradeBodySchema,
  RegradeResponseSchema,
} from '#domain/calls/exams/regrades.ts'
import { partOf } from '#domain/exams/questions/partOf.ts'
import { type ChangeFault, correctKeys } from '#domain/exams/regrade/correctKeys.ts'
import { keyedQuestions } from '#domain/exams/regrade/keyedQuestions.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { requireProof } from '../../operations/account/requireProof.ts'
import type { PaperOutline } from '../../operations/attempts/findPaper.ts'
import { type LoadedRelease, loadKeys, loadRelease } from '../../operations/attempts/loadRelease.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { canAccessResults } from '../../operations/exams/regrade/canAccessResults.ts'
import { countMarked } from '../../operations/exams/regrade/countMarked.ts'
import { previewRegrade } from '../../operations/exams/regrade/previewRegrade.ts'
import { startRegrade } from '../../operations/exams/regrade/startRegrade.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound, proofRequired } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { outlineOf, staffOf } from './staffScope.ts'

const EDITORS = { module: ['testPaperStatus', 'quizAttempts'], toEdit: true } as const

/** A release of a paper whose results the requesting staff may correct. */
export async function correctable(
  req: PayloadRequest,
  asked: { paper: string; release: string },
): Promise<{ outline: PaperOutline; release: LoadedRelease } | null> {
  const [outline, release] = await Promise.all([
    outlineOf(req, asked.paper),
    loadRelease(req.payload, asked.release),
  ])
  if (!outline || !release || release.paperId !== outline.id) return null
  return canAccessResults(req, outline, 'edit') ? { outline, release } : null
}

function faultText(release: LoadedRelease, question: string, fault: ChangeFault): Text {
  if (fault === 'noQuestion') return textOf('regrade.faults.noQuestion')
  const title = keyedQuestions(release.content).get(question)?.title ?? question
  return textOf(`regrade.faults.${fault}`, { question: title })
}

const keyedQuestion = defineCall({
  path: '/attempts/keyedquestion',
  method: 'get',
  summary: 'A question of a release as students see it, for those who may correct its key',
  needs: EDITORS,
  body: KeyedQuestionQuerySchema,
  answer: KeyedQuestionResponseSchema,
  handle: async ({ req, body }) => {
    const found = await correctable(req, body)
    const content = found?.release.content
    const question = content && keyedQuestions(content).get(body.question)
    const whole = question && content.typeset[question.bank.id]
    if (!whole) return notFound()
    const { part, ...bank } = question.bank
    return { ...succeed(), bank, languages: content.paper.languages, content: partOf(whole, part) }
  },
})

const preview = defineCall({
  path: '/attempts/previewregrade',
  summary: 'What corrected keys would do: whose marks and ranks move, and which passes',
  needs: EDITORS,
  audit: 'reads',
  body: PreviewRegradeBodySchema,
  answer: PreviewRegradeResponseSchema,
  handle: async ({ req, body }) => {
    const found = await correctable(req, body)
    if (!found) return notFound()
    const { release } = found
    const { keys, number } = await loadKeys(req.payload, release.id)
    const corrected = correctKeys(keys, keyedQuestions(release.content), body.changes, release.denominator)
    if (!corrected.ok) return refuse(faultText(release, corrected.question, corrected.fault), 'invalid')
    const seen = await previewRegrade(req.payload, release, corrected.keys)
    return { ...succeed(), preview: { ...seen, keyNumber: number } }
  },
})

const regrade = defineCall({
  path: '/attempts/regrade',
  summary:
    'Correct keys, drop questions or change their marks, and mark the attempts again; idempotent by key',
  needs: EDITORS,
  audit: { entity: 'regrades', did: 'Corrected keys', id: 'paper' },
  body: RegradeBodySchema,
  answer: RegradeResponseSchema,
  handle: async ({ req, body, now }) => {
    const found = await correctable(req, body)
    if (!found) return notFound()
    if (!(await requireProof(req, now))) return proofRequired()
    const { outline, release } = found
    const started = await startRegrade(req.payload, release, { ...body, by: staffOf(req).id }, now)
    if (!started.ok) {
      if (started.reason === 'fault')
        return refuse(faultText(release, started.question, started.fault), 'invalid')
      return refuse(textOf(`regrade.${started.reason}`), 'meanwhile')
    }
    const { number } = started.regrade
    await recordAudit(req, {
      action: 'update',
      entity: outline.kind,
      entityId: outline.id,
      entityTitle: outline.title,
      now,
      summary: `Corrected keys: version ${number} of release ${release.number}`,
      changes: [
        { path: 'corrections', before: null, after: body.changes },
        { path: 'reason', before: null, after: body.reason },
      ],
    })
    const count = await countMarked(req.payload, release.id)
    return { ...succeed(textOf('regrade.started', { count })), number }
  },
})

/** Calls of staff who correct what a paper has given. */
export const REGRADE_CALLS: Call[] = [keyedQuestion, preview, regrade]
