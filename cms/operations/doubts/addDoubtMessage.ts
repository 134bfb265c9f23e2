import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type {
  DoubtAnswerBody,
  DoubtDrawing,
  DoubtMessageBody,
  StoredDoubtMessage,
} from '#domain/calls/doubts.ts'
import { BAD_RATING, DOUBT_MESSAGES_PER_DAY, MAX_DOUBT_MESSAGES } from '#domain/doubts/doubts.ts'
import type { DoubtRules } from '#domain/doubts/routing.ts'
import { doubtMove, messageEvent } from '#domain/doubts/transitions.ts'
import { ownerOfDoubtFile, type StoredFile } from '#domain/tickets/files.ts'
import type { Doubt } from '#payload-types'
import { releaseLimits, reserveLimits } from '../rateLimits/limits.ts'
import { claimFiles, findOwnFiles } from '../tickets/files/claimFiles.ts'
import { doubtRules } from '../tickets/serviceRules.ts'
import { movedColumns } from './moveDoubt.ts'

type Written = {
  doubt: Doubt
  author: string
  body: DoubtMessageBody & Partial<Pick<DoubtAnswerBody, 'drawings'>>
  now: Date
}
type Outcome =
  /** `isNew` is false for a message that was stored before. */
  | { state: 'added'; isNew: boolean; doubt: Doubt }
  | { state: 'closed' }
  | { state: 'fileGone' }
  | { state: 'limit'; retryAfterS: number }

/** A student's message: a follow-up to an answer, reopens a resolved doubt, or adds to a pending one. Idempotent per `attempt`. */
export const addStudentMessage = (payload: BasePayload, written: Written): Promise<Outcome> =>
  add(payload, 'student', written, (row, rules) => {
    const event = messageEvent(row.state)
    if (event === undefined) return null
    const state = event === null ? row.state : doubtMove(row.state, event, 'student')
    return state && { ...movedColumns(row, state, written.now, rules), ...(event ? ratedBefore(row) : {}) }
  })

/** A rating was for an answer that did not do; a bad one is remembered. */
const ratedBefore = ({ rating, badRatings }: Doubt): Partial<Doubt> => ({
  rating: null,
  badRatings: (badRatings ?? 0) + (rating && rating <= BAD_RATING ? 1 : 0),
})

/** The answer of the expert to whom the doubt is assigned. Idempotent per `attempt`. */
export const addAnswer = (payload: BasePayload, written: Written): Promise<Outcome> =>
  add(payload, 'expert', written, (row, rules) => {
    const state = idOf(row.expert) === written.author ? doubtMove(row.state, 'answer', 'expert') : null
    return state && movedColumns(row, state, written.now, rules)
  })

/** Whether all drawings are on pictures of the doubt or of this answer, or on a blank page. */
function arePagesOf(doubt: Doubt, files: readonly StoredFile[], drawings: readonly DoubtDrawing[]): boolean {
  const all = [...(doubt.files ?? []), ...doubt.messages.flatMap((message) => message.files ?? []), ...files]
  const pictures = new Set(all.filter(({ kind }) => kind === 'picture').map(({ id }) => id))
  return drawings.every(({ file }) => file === null || pictures.has(file))
}

async function add(
  payload: BasePayload,
  by: StoredDoubtMessage['by'],
  { doubt, author, body, now }: Written,
  change: (row: Doubt, rules: DoubtRules) => Partial<Doubt> | null,
): Promise<Outcome> {
  const limits = [
    {
      kind: 'window' as const,
      key: `doubtMessage:${idOf(doubt.project)}:${author}`,
      limit: DOUBT_MESSAGES_PER_DAY,
      windowMs: DAY_MS,
    },
  ]
  const isLimited = by === 'student'
  const ticket = ownerOfDoubtFile(doubt.doubtKey)
  const files = await findOwnFiles(payload, {
    project: idOf(doubt.project) ?? '',
    owner: author,
    ids: body.files,
    ticket,
  })
  const drawings = by === 'expert' ? (body.drawings ?? []) : []
  if (!files || !arePagesOf(doubt, files, drawings)) return { state: 'fileGone' }
  const rules = await doubtRules(payload, idOf(doubt.project) ?? '')
  const quota = isLimited ? await reserveLimits(payload, limits, now) : { ok: true as const }
  if (!quota.ok) return { state: 'limit', retryAfterS: quota.retryAfterS }
  const message: StoredDoubtMessage = {
    at: now.getTime(),
    by,
    author,
    text: body.text,
    attempt: body.attempt,
    files,
    drawings,
  }
  const outcome = await updateWithRetry<'doubts', Outcome>({
    payload,
    collection: 'doubts',
    where: { id: { equals: doubt.id } },
    change: (row) => {
      const { messages } = row
      const isStored = messages.some((other) => other.author === author && other.attempt === body.attempt)
      if (isStored) return { data: null, answer: { state: 'added', isNew: false, doubt: row } }
      const changes = messages.length < MAX_DOUBT_MESSAGES ? change(row, rules) : null
      if (!changes) return { data: null, answer: { state: 'closed' } }
      const all = [...messages, message] as Doubt['messages']
      return {
        data: { ...changes, messages: all, messageCount: all.length },
        answerWith: (after: Doubt) => ({ state: 'added', isNew: true, doubt: after }),
      }
    },
  })
  // After the message is stored: sent again after a kill in between, the same one takes its files.
  if (outcome?.state === 'added') await claimFiles(payload, files, { ticket, isInternal: false })
  if (isLimited && !(outcome?.state === 'added' && outcome.isNew)) await releaseLimits(payload, limits)
  return outcome ?? { state: 'closed' }
}
