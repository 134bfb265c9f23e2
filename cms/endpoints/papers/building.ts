import type { PayloadRequest, Where } from 'payload'
import { allOf, inProject } from '#access/compose.ts'
import { hasModule, viewersOf } from '#access/moduleRules.ts'
import { localeOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import {
  FindQuestionsQuerySchema,
  FindQuestionsResponseSchema,
  FOUND_PER_PAGE,
  PaperDraftResponseSchema,
  PaperQuerySchema,
  PublishPaperBodySchema,
  PublishPaperResponseSchema,
  SavePaperBodySchema,
  SavePaperResponseSchema,
} from '#domain/calls/exams/papers.ts'
import type { Draft } from '#domain/exams/drafts/DraftSchema.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import { foldWord } from '#domain/search/foldWord.ts'
import { textOf } from '#domain/text/textOf.ts'
import { markAudited } from '#hooks/audit/writeAudit.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { seesWholeBank } from '../../operations/exams/bank/reachQuestions.ts'
import { checkDraft, shownProblems } from '../../operations/exams/papers/checkDraft.ts'
import { readDraft, saveDraft } from '../../operations/exams/papers/draftRow.ts'
import { paperPage, summaryOf } from '../../operations/exams/papers/paperPage.ts'
import { publishPaper } from '../../operations/exams/papers/publishPaper.ts'
import { findQuestions } from '../../operations/exams/papers/questionFacts.ts'
import { currentReleaseFacts, type ReleaseFacts } from '../../operations/exams/papers/releaseFacts.ts'
import { takesUnseen } from '../../operations/exams/papers/takesUnseen.ts'
import { defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { EDITORS, editablePaper, VIEWERS, viewablePaper } from './paperOf.ts'

const meanwhile = () => refuse(textOf('paper.meanwhile'), 'meanwhile', { httpStatus: 409 })
const personOf = (req: PayloadRequest): string | null => (req.user ? String(req.user.id) : null)

export const draft = defineCall({
  path: '/papers/draft',
  method: 'get',
  summary: 'The draft of a paper or quiz, and what keeps it from being published',
  needs: VIEWERS,
  body: PaperQuerySchema,
  answer: PaperDraftResponseSchema,
  handle: async ({ req, body }) => {
    const own = await viewablePaper(req, body)
    if (!own) return notFound()
    const page = await paperPage(req.payload, own.project, own.outline, localeOf(req))
    const canEdit = (await editablePaper(req, body)) !== null
    return { ...succeed(), ...page, canEdit, canDraw: seesWholeBank(req) }
  },
})

/** Drafts are autosaved; all changes of a person within this time become one audit entry. */
const ENTRY_MS = 30 * 60_000

export const save = defineCall({
  path: '/papers/save',
  summary: 'Save the draft of a paper or quiz as far as it has come',
  needs: EDITORS,
  audit: { entity: 'paper-drafts', did: 'Changed the draft of a paper', id: 'paper' },
  body: SavePaperBodySchema,
  answer: SavePaperResponseSchema,
  handle: async ({ req, body, now }) => {
    const own = await editablePaper(req, body)
    if (!own) return notFound()
    const { kind, paper, rev, networks, password } = body
    const before = await readDraft(req.payload, own.project, paper)
    if (await takesUnseen(req, (before?.draft ?? null) as Draft | null, body.draft))
      return refuse(textOf('paper.unseen'), 'unseen', { httpStatus: 403 })
    const by = personOf(req)
    const saved = await saveDraft(req.payload, {
      kind,
      paper,
      project: own.project,
      rev,
      draft: body.draft,
      by,
      now,
      entry: { networks, ...(password === undefined ? {} : { password }) },
    })
    if (!saved) return meanwhile()
    const isSameSession =
      before?.changedBy === by && now.getTime() - new Date(before?.changedAt ?? 0).getTime() < ENTRY_MS
    if (isSameSession) markAudited(req)
    const checked = await checkDraft(req.payload, own.project, body.draft, localeOf(req))
    return { ...succeed(), rev: saved.rev, ...checked }
  },
})

export const publish = defineCall({
  path: '/papers/publish',
  summary: 'Publish the draft of a paper or quiz as a release',
  needs: EDITORS,
  audit: { entity: 'paper-releases', did: 'Published a paper', id: 'paper' },
  body: PublishPaperBodySchema,
  answer: PublishPaperResponseSchema,
  handle: async ({ req, body, now }) => {
    const own = await editablePaper(req, body)
    if (!own) return notFound()
    const { payload } = req
    const { kind, paper, rev } = body
    const result = await publishPaper(payload, {
      kind,
      paper,
      project: own.project,
      rev,
      by: personOf(req),
      now,
    })
    if (!result.ok) {
      if (result.reason === 'meanwhile') return meanwhile()
      if (result.reason === 'noDraft') return refuse(textOf('paper.noDraft'), 'noDraft')
      const found = 'problems' in result ? result.problems : []
      const problems = await shownProblems(payload, own.project, found, localeOf(req))
      const count = problems.length
      const message = count === 1 ? textOf('paper.hasProblem') : textOf('paper.hasProblems', { count })
      return { ...refuse(message, 'problems'), problems }
    }
    const { number, questionCount, fullMarks, minutes } = result.release
    if (result.isNew)
      await recordAudit(req, {
        action: 'update',
        entity: kind,
        entityId: paper,
        entityTitle: own.outline.title,
        now,
        summary: `Published "${own.outline.title}" as release ${number}: ${questionCount} questions, ${marksText(fullMarks)} marks`,
        project: own.project,
      })
    else markAudited(req)
    const release = (await currentReleaseFacts(payload, paper)) as ReleaseFacts
    return {
      ...succeed(textOf(result.isNew ? 'paper.published' : 'paper.unchanged', { number })),
      isNew: result.isNew,
      release: await summaryOf(payload, release, { minutes, rev }),
    }
  },
})

export const questions = defineCall({
  path: '/papers/questions',
  method: 'get',
  summary: 'Find questions of the bank to add to a paper',
  needs: { module: 'questions' },
  body: FindQuestionsQuerySchema,
  answer: FindQuestionsResponseSchema,
  handle: async ({ req, body }) => {
    const extent = allOf(viewersOf('questions'), inProject)({ req })
    if (extent === false || !hasModule(viewerOf(req), 'questions')) return notFound()
    const { search, type, difficulty, concept, year, page } = body
    const where: Where = {
      and: [
        ...(extent === true ? [] : [extent]),
        { isRetired: { equals: false } },
        { version: { greater_than: 0 } },
        ...(type ? [{ type: { equals: type } }] : []),
        ...(difficulty ? [{ difficulty: { equals: difficulty } }] : []),
        ...(year ? [{ year: { equals: year } }] : []),
        ...(concept ? [{ conceptKeys: { contains: `|${concept.toLowerCase()}|` } }] : []),
        ...wordsOf(search).map(
          (word): Where => ({
            or: [{ searchText: { contains: word } }, { code: { contains: word } }],
          }),
        ),
      ],
    }
    return { ...succeed(), ...(await findQuestions(req.payload, where, { page, perPage: FOUND_PER_PAGE })) }
  },
})

const wordsOf = (search: string): string[] =>
  foldWord(search)
    .split(/\s+/)
    .filter((word) => word.length > 0)
    .slice(0, 6)
