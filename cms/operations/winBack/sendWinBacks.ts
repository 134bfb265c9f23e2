import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { localisedUrl } from '#domain/links/localisedUrl.ts'
import { localeOrEnglish } from '#domain/text/locales.ts'
import { renderText } from '#domain/text/renderText.ts'
import { winBackLetter } from '#domain/winBack/letters.ts'
import { WIN_BACK_PER_WEEK, type WinBackKind, winBackResult } from '#domain/winBack/rules.ts'
import type { ShopSetting, User } from '#payload-types'
import { queueNotice } from '../messages/queueNotice.ts'
import { projectAddress } from '../projects/projectAddress.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import type { Candidate, CandidateQuery } from './Candidate.ts'
import { dueReviewPrompts, unfinishedCourses } from './courses.ts'
import { endingAccess } from './endingAccess.ts'
import { peopleOf, type WinBackPerson } from './peopleOf.ts'
import { unpaidOrders } from './unpaidOrders.ts'

type FindCandidates = (payload: BasePayload, query: CandidateQuery) => Promise<Candidate[]>

const CANDIDATES: Record<WinBackKind, FindCandidates> = {
  abandonedCheckout: unpaidOrders,
  expiringAccess: endingAccess,
  unfinishedCourse: unfinishedCourses,
  reviewAsked: dueReviewPrompts,
}
const KEYS_PER_QUERY = 500
const PEOPLE_PER_QUERY = 200

/**
 * Decides the due win-back rules of all projects, and queues their e-mails. Each person, rule and subject is decided once, by the unique key of
 * its row in `win-back-sends`; an e-mail that a killed process left unqueued is queued by the next run. Returns how many were queued.
 */
export async function sendWinBacks(payload: BasePayload, now: Date): Promise<number> {
  const { docs } = await payload.db.find<ShopSetting>({
    collection: 'shop-settings',
    where: { 'winBack.isOn': { equals: true } },
    select: { project: true, winBack: true },
    pagination: false,
  })
  let sent = 0
  for (const settings of docs) {
    const project = await projectOfRow(payload, settings)
    sent += await queueDecided(payload, project, now)
    for (const { kind, hours } of settings.winBack?.rules ?? []) {
      const rule = { kind, hours }
      const found = await CANDIDATES[kind](payload, { project: project.id, rule, now })
      const perWeek = settings.winBack?.perWeek ?? WIN_BACK_PER_WEEK.usual
      const due = await undecided(payload, kind, found)
      for (let at = 0; at < due.length; at += PEOPLE_PER_QUERY)
        sent += await decideAll(payload, due.slice(at, at + PEOPLE_PER_QUERY), { project, perWeek, now })
    }
  }
  return sent
}

const keyOf = ({ facts: { kind }, student, subject }: Candidate): string => `${kind}:${student}:${subject}`

async function undecided(
  payload: BasePayload,
  kind: WinBackKind,
  candidates: readonly Candidate[],
): Promise<Candidate[]> {
  const known = new Set<string>()
  for (let at = 0; at < candidates.length; at += KEYS_PER_QUERY) {
    const keys = candidates.slice(at, at + KEYS_PER_QUERY).map(keyOf)
    const rows = await readRows({
      payload,
      collection: 'win-back-sends',
      where: { and: [{ rule: { equals: kind } }, { key: { in: keys } }] },
      sort: ['key'],
      limit: KEYS_PER_QUERY,
      select: ['key'],
    })
    for (const { key } of rows) known.add(key)
  }
  return candidates.filter((candidate) => !known.has(keyOf(candidate)))
}

type Deciding = { project: RequestProject; perWeek: number; now: Date }

/** Decides candidates whose people are read in one batch; a failure of one does not stop the others. Returns how many e-mails were queued. */
async function decideAll(
  payload: BasePayload,
  candidates: readonly Candidate[],
  deciding: Deciding,
): Promise<number> {
  const people = await peopleOf(
    payload,
    candidates.map(({ student }) => student),
    deciding.now,
  )
  let sent = 0
  for (const candidate of candidates) {
    const { student, facts } = candidate
    const known = people.get(student)
    try {
      if (!(await decide(payload, candidate, known, deciding))) continue
      sent++
      if (known) known.sentThisWeek++
    } catch (err) {
      payload.logger.error({ msg: 'a win-back rule failed', rule: facts.kind, student, err })
    }
  }
  return sent
}

async function decide(
  payload: BasePayload,
  candidate: Candidate,
  known: WinBackPerson | undefined,
  { project, perWeek, now }: Deciding,
): Promise<boolean> {
  const { student } = candidate
  const isStopped = await candidate.isStopped()
  const person = known?.account
  const result = known ? winBackResult({ ...known, isStopped }, perWeek) : 'unreachable'
  const letter = person && result === 'sent' ? await letterFor(payload, project, candidate, person) : null
  const row = await insertIfAbsent({
    payload,
    collection: 'win-back-sends',
    data: {
      project: project.id,
      key: keyOf(candidate),
      rule: candidate.facts.kind,
      student,
      result,
      about: candidate.facts.title.title,
      decidedAt: now.toISOString(),
      ...(letter ?? {}),
    },
  })
  if (!row || !letter || !person) return false
  await queue(payload, project, { id: row.id, person, letter, now })
  return true
}

type Letter = { subject: string; text: string }

async function letterFor(
  payload: BasePayload,
  project: RequestProject,
  { facts, path }: Candidate,
  { language }: Pick<User, 'language'>,
): Promise<Letter> {
  const locale = localeOrEnglish(language)
  const { address } = await projectAddress(payload, project)
  const { subject, text } = winBackLetter(facts, localisedUrl(locale, address, path))
  return { subject: renderText(locale, subject), text: renderText(locale, text) }
}

type Queued = { id: string | number; person: User; letter: Letter; now: Date }

/** Queues the e-mail of a decided row, and removes the text from the row. */
async function queue(
  payload: BasePayload,
  project: RequestProject,
  { id, person, letter, now }: Queued,
): Promise<void> {
  const { host } = await projectAddress(payload, project)
  await queueNotice(payload, {
    project,
    person,
    channels: ['email'],
    host,
    ...letter,
    kind: 'reminders',
    dedupeKey: `win-back:${id}`,
    now,
  })
  await conditionalUpdate({
    payload,
    collection: 'win-back-sends',
    where: { id: { equals: id } },
    data: { subject: null, text: null },
  })
}

/** Queues the e-mails that a killed process has decided but not queued. */
async function queueDecided(payload: BasePayload, project: RequestProject, now: Date): Promise<number> {
  const rows = await readRows({
    payload,
    collection: 'win-back-sends',
    where: { and: [{ project: { equals: project.id } }, { text: { exists: true } }] },
    sort: ['decidedAt'],
    limit: KEYS_PER_QUERY,
  })
  for (const { id, student, subject, text } of rows) {
    const person = await readRow({
      payload,
      collection: 'users',
      where: { id: { equals: idOf(student) ?? '' } },
    })
    if (person && subject && text)
      await queue(payload, project, { id, person, letter: { subject, text }, now })
  }
  return rows.length
}
