import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'
import { addFile, file, removeFile } from './answerFiles.ts'
import { answers, pause, resume, submit } from './answering.ts'
import { answerPdfFile } from './answerPdf.ts'
import { guest } from './guest.ts'
import { leaderboard, seriesBoard } from './leaderboard.ts'
import { payObjection, raise, reportError, withdraw } from './objections.ts'
import { pack } from './pack.ts'
import { progress } from './progress.ts'
import { check } from './quizCheck.ts'
import { reevaluate } from './reevaluation.ts'
import { end, links, report, share } from './reports.ts'
import { card } from './resultCard.ts'
import { mine, result } from './results.ts'
import { keep, review, revise, revision } from './revision.ts'
import { solutionfile } from './solutionFile.ts'
import { solutionFile, solutions } from './solutions.ts'
import { attempt, paper, start, takeover } from './starting.ts'

/** Calls of students in tests and quizzes; saving comes first, since it is the most frequent. */
export const TEST_CALLS: Call[] = [
  answers,
  submit,
  start,
  paper,
  attempt,
  takeover,
  pause,
  resume,
  mine,
  result,
  check,
  guest,
  removeFile,
  solutions,
  raise,
  payObjection,
  reportError,
  withdraw,
  reevaluate,
  keep,
  revise,
  revision,
  review,
  progress,
  share,
  end,
  links,
  report,
  leaderboard,
  seriesBoard,
]

export const TEST_ENDPOINTS: Endpoint[] = [pack, addFile, file, answerPdfFile, solutionFile, card]

const QUIZZES = '/quizzes'

/** The calls below /quizzes as endpoints of the collection: Payload routes a collection's path to the collection's own endpoints only. */
export const quizEndpoints: Endpoint[] = [check.endpoint, guest.endpoint, solutionfile].map((endpoint) => ({
  ...endpoint,
  path: endpoint.path.slice(QUIZZES.length),
}))
