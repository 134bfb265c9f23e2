import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { Viewer } from '#access/viewer.ts'
import type { PaperInfo } from '#domain/calls/exams/tests.ts'
import { NO_ACCOMMODATION } from '#domain/exams/attempts/accommodation.ts'
import { openWindow } from '#domain/exams/attempts/openWindow.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { findPack, packLink } from '../packs/findPack.ts'
import type { AttemptHead } from './attemptHead.ts'
import { attemptRow, attemptsOf, publishedResults } from './attemptRows.ts'
import { type PaperOutline, seriesOfPaper } from './findPaper.ts'
import { type Granted, grantedTo } from './grantedTo.ts'
import { sellingProduct } from './isEntitled.ts'
import { currentRelease, type LoadedRelease } from './loadRelease.ts'
import { type EntryRefusal, entryRefusal } from './mayEnter.ts'
import { releaseOutline } from './releaseOutline.ts'
import type { Taker } from './taker.ts'

export type Asker = {
  project: RequestProject
  taker: Taker | null
  viewer: Viewer | null
  ip: string | null
  locale: Locale
}

/** Everything that the start of a paper depends on, as it is now. */
export type Entry = {
  outline: PaperOutline
  release: LoadedRelease | null
  granted: Granted
  attempts: AttemptHead[]
  refusal: EntryRefusal | null
}

export async function readEntry(
  payload: BasePayload,
  outline: PaperOutline,
  { project, taker, viewer, ip }: Asker,
  now: number,
): Promise<Entry> {
  const release = await currentRelease(payload, outline.id)
  const hasHolidays = (release?.content.paper.window.holidays.length ?? 0) > 0
  const person = { student: taker?.student ?? null, project: project.id, paper: outline.id }
  const [pack, granted, attempts] = await Promise.all([
    release && findPack(payload, release.id),
    grantedTo(payload, person, hasHolidays, new Date(now)),
    taker ? attemptsOf(payload, project.id, taker, outline.id) : [],
  ])
  const asking = { outline, release, hasPack: pack !== null, taker, viewer, granted, attempts, ip }
  return { outline, release, granted, attempts, refusal: await entryRefusal(payload, asking, now) }
}

/** What somebody sees before the start of a paper; null when it has no release yet. */
export async function paperInfo(
  payload: BasePayload,
  entry: Entry & { release: LoadedRelease },
  { taker, locale }: Asker,
  now: number,
): Promise<PaperInfo> {
  const { outline, release, granted, attempts, refusal } = entry
  const { window } = release.content.paper
  const [pack, results, product] = await Promise.all([
    findPack(payload, release.id),
    publishedResults(payload, attempts),
    refusal?.reason === 'locked' || !taker ? sellingProduct(payload, outline) : null,
  ])
  const isLocked = refusal?.reason === 'locked' || refusal?.reason === 'signedOut'
  const { opensAt, closesAt } = openWindow(window, granted.batches)
  const { accommodation } = granted
  const isGranted = JSON.stringify(accommodation) !== JSON.stringify(NO_ACCOMMODATION)
  return {
    kind: outline.kind,
    id: outline.id,
    slug: outline.slug,
    title: localisedText(locale, outline.title, outline.hindiTitle) ?? outline.title,
    series: seriesOfPaper(outline, locale),
    ...releaseOutline(release),
    window: {
      opensAt,
      closesAt,
      keepsFullTime: window.keepsFullTime,
      lateEntryUntil:
        opensAt === null || window.lateEntryMinutes === null
          ? null
          : opensAt + window.lateEntryMinutes * 60_000,
    },
    needsPassword: release.entry.password !== null,
    isFree: outline.isFree,
    product,
    accommodation: isGranted ? accommodation : null,
    refusal,
    attempts: attempts.map((head) => attemptRow(head, results.get(head.id))),
    pack: pack && !isLocked ? packLink(pack) : null,
    now,
  }
}
