import { localeOf } from '#access/projectOf.ts'
import {
  SimulateBodySchema,
  SimulateResponseSchema,
  ViewPaperQuerySchema,
  ViewPaperResponseSchema,
} from '#domain/calls/exams/papers.ts'
import { parseMarks } from '#domain/exams/marks/parseMarks.ts'
import { literalText, textOf } from '#domain/text/textOf.ts'
import { shownProblems } from '../../operations/exams/papers/checkDraft.ts'
import { simulateAttempt } from '../../operations/exams/papers/simulateAttempt.ts'
import { type Tried, triedPaper } from '../../operations/exams/papers/triedPaper.ts'
import { viewPaper } from '../../operations/exams/papers/viewPaper.ts'
import { type CallContext, defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { EDITORS, editablePaper, type OwnPaper } from './paperOf.ts'

/** The reason why a paper cannot be tried: its first problem, or that it has no questions yet. */
export async function triedRefusal(
  req: CallContext<unknown>['req'],
  { project }: OwnPaper,
  tried: Extract<Tried, { ok: false }>,
) {
  if (tried.reason === 'neverPublished') return refuse(textOf('paper.neverPublished'), 'noDraft')
  const [first] = await shownProblems(req.payload, project, tried.problems.slice(0, 1), localeOf(req))
  return refuse(textOf('paper.notProven', { problem: literalText(first?.text ?? '') }), 'problems')
}

export const view = defineCall({
  path: '/papers/view',
  method: 'get',
  summary: 'A paper as a student would see it, in all of its languages',
  needs: EDITORS,
  body: ViewPaperQuerySchema,
  answer: ViewPaperResponseSchema,
  handle: async ({ req, body }) => {
    const own = await editablePaper(req, body)
    if (!own) return notFound()
    const tried = await triedPaper(req.payload, own.project, body.paper, body.source)
    if (!tried.ok) return triedRefusal(req, own, tried)
    return { ...succeed(), ...viewPaper(tried.paper.content, own.outline.title, body.seed) }
  },
})

export const simulate = defineCall({
  path: '/papers/simulate',
  summary: 'Mark answers that an author gives, with the rule of every line; nothing is stored',
  needs: EDITORS,
  audit: 'reads',
  body: SimulateBodySchema,
  answer: SimulateResponseSchema,
  handle: async ({ req, body }) => {
    const own = await editablePaper(req, body)
    if (!own) return notFound()
    const tried = await triedPaper(req.payload, own.project, body.paper, body.source)
    if (!tried.ok) return triedRefusal(req, own, tried)
    const expertMarks = body.expertMarks.flatMap(({ question, marks: text }) => {
      const marks = parseMarks(text)
      return marks ? [{ question, marks }] : []
    })
    try {
      return {
        ...succeed(),
        ...simulateAttempt(tried.paper, body.seed, { answers: body.answers as never, expertMarks }),
      }
    } catch (err) {
      // Manual marks outside the allowed range; the key was validated before.
      if (!(err instanceof RangeError)) throw err
      return refuse(textOf('paper.expertMarks'), 'invalid')
    }
  },
})
