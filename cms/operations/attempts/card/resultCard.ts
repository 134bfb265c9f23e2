import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import type { VerifiedResult } from '#domain/calls/learning/certificates.ts'
import { localTime } from '#domain/content/localTime.ts'
import { reduced } from '#domain/exams/marks/Fraction.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import {
  type ResultStatement,
  readResultStatement,
  resultStatementText,
} from '#domain/exams/results/resultStatement.ts'
import { DETAIL_DECIMALS, percentileText } from '#domain/exams/standings/percentile.ts'
import { shortName } from '#domain/people/shortName.ts'
import { groupDigits } from '#domain/text/groupDigits.ts'
import type { Locale } from '#domain/text/locales.ts'
import { rankText } from '#domain/text/rankText.ts'
import { renderText } from '#domain/text/renderText.ts'
import { dayOf, textOf } from '#domain/text/textOf.ts'
import { renderPdf } from '../../../adapters/pdf/renderPdf.ts'
import { certificateToken, signText, verifiedBy } from '../../certificates/certificateToken.ts'
import { signingKey } from '../../certificates/signingKeys.ts'
import { projectZone } from '../../content/projectZone.ts'
import { projectAddress } from '../../projects/projectAddress.ts'
import { type AttemptHead, readHead } from '../attemptHead.ts'
import { publishedResults } from '../attemptRows.ts'
import { outlinesOf } from '../outlinesOf.ts'
import { placeIn } from '../results/placeIn.ts'

type Made = { statement: ResultStatement; token: string }

/**
 * What the card of a published result states today, signed by the project; null before the result, and for students without a name, of
 * whom it would state nothing.
 */
export async function signedResult(
  payload: BasePayload,
  project: RequestProject,
  head: AttemptHead,
  locale: Locale,
  now: Date,
): Promise<Made | null> {
  if (head.student === null) return null
  const [results, row, person, outlines, key, zone] = await Promise.all([
    publishedResults(payload, [head]),
    readRow({ payload, collection: 'test-user-attempts', where: { id: { equals: head.id } } }),
    readRow({ payload, collection: 'users', where: { id: { equals: head.student } } }),
    outlinesOf(payload, [head], locale),
    signingKey(payload, project.id, now),
    projectZone(payload, project.id),
  ])
  const [result, name] = [results.get(head.id), shortName(person?.name)]
  if (!result || result.isPending || !row || !name) return null
  const placed = await placeIn(payload, row, result)
  const text = (num: number) => marksText(reduced(BigInt(num), BigInt(result.den)))
  const statement: ResultStatement = {
    v: 2,
    project: project.slug,
    key: key.id,
    attempt: head.id,
    marking: result.number,
    name,
    title: outlines.get(head.paper)?.title ?? head.title,
    marks: text(result.marksNum),
    full: text(result.fullNum),
    standing:
      placed.state === 'ready' && placed.isCandidate
        ? {
            rank: placed.place.rank,
            candidates: placed.place.candidates,
            percentile: percentileText(placed.place.notAbove, placed.place.candidates, DETAIL_DECIMALS),
          }
        : null,
    on: localTime(now.getTime(), zone).slice(0, 10),
  }
  const signed = resultStatementText(statement)
  return { statement, token: certificateToken({ statement: signed, signature: signText(signed, key) }) }
}

/** The card of a published result as PDF in a language; its QR code leads to the page that verifies it. Null as for signedResult. */
export async function renderResultCard(
  payload: BasePayload,
  project: RequestProject,
  head: AttemptHead,
  locale: Locale,
  now: Date,
): Promise<Uint8Array | null> {
  const made = await signedResult(payload, project, head, locale, now)
  if (!made) return null
  const { statement, token } = made
  const { name, title, marks, full, standing } = statement
  const [brand, { address }] = await Promise.all([
    readRow({ payload, collection: 'projects', where: { id: { equals: project.id } } }),
    projectAddress(payload, project),
  ])
  const say = (text: Parameters<typeof renderText>[1]) => renderText(locale, text)
  return renderPdf({
    kind: 'certificate',
    data: {
      brand: brand?.title ?? '',
      name,
      title,
      heading: say(textOf('resultCardHeading')),
      before: say(textOf('resultCardBefore')),
      after: say(textOf('resultCardAfter')),
      facts: say(
        standing
          ? textOf('resultCardStanding', {
              marks,
              full,
              percentile: standing.percentile,
              rank: rankText(standing.rank, locale),
              candidates: groupDigits(standing.candidates),
            })
          : textOf('resultCardMarks', { marks, full }),
      ),
      note: say(textOf('resultCardNote', { day: dayOf(now.getTime()) })),
      link: `${address}/verify/${token}`,
      issuedAt: now.toISOString(),
    },
  })
}

/** What the link of a result card proves now. */
export async function verifiedResult(
  payload: BasePayload,
  project: { id: string; slug: string },
  token: string,
): Promise<Pick<VerifiedResult, 'state' | 'result'>> {
  const statement = await verifiedBy(payload, project, token, readResultStatement)
  if (!statement) return { state: 'forged', result: null }
  const { v: _v, project: _project, attempt, marking, ...result } = statement
  const head = await readHead(payload, attempt)
  if (!head || head.state === 'cancelled' || head.project !== project.id) return { state: 'gone', result }
  const current = (await publishedResults(payload, [head])).get(attempt)
  return { state: current?.number === marking ? 'valid' : 'replaced', result }
}
