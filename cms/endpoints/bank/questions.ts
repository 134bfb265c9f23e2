import {
  AddFileBodySchema,
  AddFileResponseSchema,
  ConceptsQuerySchema,
  ConceptsResponseSchema,
  PreviewTextsBodySchema,
  PreviewTextsResponseSchema,
  QuestionBodySchema,
  RetireBodySchema,
  SaveQuestionBodySchema,
  SaveQuestionResponseSchema,
  SimilarBodySchema,
  SimilarResponseSchema,
} from '#domain/calls/exams/bank.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { type Finding, findingText } from '#domain/exams/files/Finding.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { addFile } from '../../operations/exams/bank/addFile.ts'
import { questionOfExchange } from '../../operations/exams/bank/exchange.ts'
import { findSimilar } from '../../operations/exams/bank/findSimilar.ts'
import { listConcepts } from '../../operations/exams/bank/listConcepts.ts'
import { previewTexts } from '../../operations/exams/bank/previewTexts.ts'
import { bankOf, reachQuestion } from '../../operations/exams/bank/reachQuestions.ts'
import { deleteQuestion, retireQuestion } from '../../operations/exams/bank/retireQuestion.ts'
import { saveQuestion } from '../../operations/exams/bank/saveQuestion.ts'
import { defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { type Refusal, refuse } from '../responses.ts'

export const VIEW = { module: 'questions' } as const
export const EDIT = { module: 'questions', toEdit: true } as const

/** All problems of a question, by their paths. */
function withProblems(problems: readonly Finding[]): Refusal {
  const byPath = new Map<string, string[]>()
  for (const problem of problems) {
    const texts = byPath.get(problem.at.path) ?? []
    byPath.set(problem.at.path, [...texts, findingText(problem)])
  }
  const fields = [...byPath].map(([path, texts]): [string, Text] => [
    path,
    { words: [...new Set(texts)].join(' · ') },
  ])
  return refuse(textOf('question.problems'), 'problems', { fields: Object.fromEntries(fields) })
}

export const savequestion = defineCall({
  path: '/bank/savequestion',
  summary: 'Save a question of the bank, or a new one, as its next version',
  needs: EDIT,
  audit: { entity: 'questions', did: 'Saved a question', id: 'id' },
  body: SaveQuestionBodySchema,
  answer: SaveQuestionResponseSchema,
  handle: async ({ req, viewer, body, now }) => {
    const { id, seenVersion, code } = body
    const stored = id ? await reachQuestion(req, id, 'edit') : null
    if (id && !stored) return notFound()
    const { question, problems } = questionOfExchange(body.question)
    if (!question) return withProblems(problems)
    const project = bankOf(req)
    const saved = await saveQuestion({
      payload: req.payload,
      project,
      by: viewer?.id ?? null,
      now,
      code,
      question,
      existing: id ? { id, seenVersion } : null,
    })
    if (!saved.ok)
      switch (saved.reason) {
        case 'problems':
          return withProblems(saved.problems)
        case 'code':
          return refuse(textOf('question.codeTaken'), 'taken', {
            fields: { code: textOf('question.codeTaken') },
          })
        case 'changed':
          return refuse(textOf('question.changed'), 'meanwhile')
        default:
          return notFound()
      }
    const { version, isChanged } = saved
    if (isChanged)
      await recordAudit(req, {
        action: stored ? 'update' : 'create',
        entity: 'questions',
        entityId: saved.id,
        project,
        now,
        entityTitle: saved.code,
        summary: `Saved the question ${saved.code} as version ${version}`,
      })
    const message = !stored
      ? textOf('question.added', { code: saved.code })
      : isChanged
        ? textOf('question.saved', { version })
        : textOf('question.unchanged', { version })
    return { apiSuccess: true as const, message, id: saved.id, code: saved.code, version, isChanged }
  },
})

export const previewtexts = defineCall({
  path: '/bank/previewtexts',
  summary: 'Typeset texts of a question that is being written',
  needs: EDIT,
  audit: 'reads',
  body: PreviewTextsBodySchema,
  answer: PreviewTextsResponseSchema,
  handle: async ({ req, body }) => ({
    apiSuccess: true as const,
    texts: await previewTexts(req.payload, bankOf(req), body.texts),
  }),
})

export const findsimilar = defineCall({
  path: '/bank/findsimilar',
  summary: 'Questions that say the same as one that is being written',
  needs: EDIT,
  audit: 'reads',
  body: SimilarBodySchema,
  answer: SimilarResponseSchema,
  handle: async ({ req, body }) => {
    const { question } = questionOfExchange(body.question)
    const found = question ? await findSimilar(req, question.content, body.id) : []
    const similar = found.map(({ id, code, title, isRetired }) => ({
      id: String(id),
      code,
      title,
      isRetired,
    }))
    return { apiSuccess: true as const, similar }
  },
})

export const concepts = defineCall({
  path: '/bank/concepts',
  method: 'get',
  summary: 'Tags of the bank by how often they are used',
  needs: VIEW,
  body: ConceptsQuerySchema,
  answer: ConceptsResponseSchema,
  handle: async ({ req, body }) => ({ apiSuccess: true as const, concepts: await listConcepts(req, body.q) }),
})

export const retirequestion = defineCall({
  path: '/bank/retirequestion',
  summary: 'Retire a question, or take it back into use',
  needs: EDIT,
  audit: { entity: 'questions', did: 'Retired a question, or took it back into use', id: 'id' },
  body: RetireBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { id, isRetired }, now }) => {
    const question = await reachQuestion(req, id, 'edit')
    const scope = { payload: req.payload, project: bankOf(req), now }
    if (!question || !(await retireQuestion(scope, id, isRetired))) return notFound()
    return {
      apiSuccess: true as const,
      message: textOf(isRetired ? 'question.retired' : 'question.unretired'),
    }
  },
})

export const deletequestion = defineCall({
  path: '/bank/deletequestion',
  summary: 'Delete a question that no paper uses',
  needs: EDIT,
  audit: { entity: 'questions', did: 'Deleted a question', id: 'id', action: 'delete' },
  body: QuestionBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body: { id } }) => {
    const question = await reachQuestion(req, id, 'edit')
    if (!question) return notFound()
    const isDeleted = await deleteQuestion({ payload: req.payload, project: bankOf(req) }, id)
    if (!isDeleted) return refuse(textOf('question.inUse'), 'inUse')
    return { apiSuccess: true as const, message: textOf('question.deleted', { code: question.code }) }
  },
})

const FILE_TEXTS = {
  wrongFile: 'question.wrongFile',
  fileLarge: 'question.fileLarge',
  brokenPicture: 'question.brokenPicture',
} as const

export const addfile = defineCall({
  path: '/bank/addfile',
  summary: 'Keep a picture or video for questions',
  needs: EDIT,
  audit: { entity: 'question-files', did: 'Added a picture or video for questions', action: 'create' },
  body: AddFileBodySchema,
  answer: AddFileResponseSchema,
  handle: async ({ req, viewer, body: { name, base64 } }) => {
    const added = await addFile({
      payload: req.payload,
      project: { id: bankOf(req) },
      by: viewer?.id ?? null,
      name,
      bytes: Buffer.from(base64, 'base64'),
    })
    if (!added.ok) return refuse(textOf(FILE_TEXTS[added.reason]), 'invalid')
    return { apiSuccess: true as const, id: added.id, isVideo: added.isVideo }
  },
})
