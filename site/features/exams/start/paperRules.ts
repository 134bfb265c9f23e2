import type { PaperInfo } from '#domain/calls/exams/tests.ts'
import { wholeTime } from '#domain/exams/attempts/ownTime.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { timeText } from '#site/data/base/timeText.ts'
import type { Texts } from '#site/texts/Texts.ts'

/** What somebody should know before the start, a sentence each. */
export function paperRules(paper: PaperInfo, t: Texts['exams'], locale: Locale): string[] {
  const { window, languages, decidingLanguage, pauses, accommodation } = paper
  const at = (text: string, moment: number | null): string =>
    moment === null ? '' : fillPlaceholders(text, { time: timeText(moment, locale) })
  const names = languages.map((language) => t.languageNames[language])
  const [first = '', second = ''] = names
  const language =
    names.length > 1
      ? fillPlaceholders(t.languages, {
          languages: fillPlaceholders(t.and, { first, second }),
          deciding: t.languageNames[decidingLanguage],
        })
      : fillPlaceholders(t.oneLanguage, { language: first })
  const hasWindow = window.opensAt !== null || window.closesAt !== null
  return [
    language,
    at(t.opens, window.opensAt),
    at(t.lateEntry, window.lateEntryUntil),
    at(t.closes, window.closesAt),
    hasWindow ? (window.keepsFullTime ? t.keepsFullTime : t.losesTime) : '',
    granted(accommodation, paper.minutes, t),
    paper.attemptsAllowed === null ? t.attemptsAny : countedText(locale, t.attempts, paper.attemptsAllowed),
    pauseRule(pauses, t, locale),
    t.calculators[paper.calculator],
    paper.hall === 'strict' ? t.strict : t.safe,
    paper.lateSyncMinutes > 0
      ? fillPlaceholders(t.offline, { minutes: paper.lateSyncMinutes })
      : t.offlineStrict,
    paper.integrity.countsTabSwitches ? t.watches : '',
    paper.resultAt === null ? t.resultAtOnce : at(t.resultAt, paper.resultAt),
  ].filter(Boolean)
}

function pauseRule({ times, minutes }: PaperInfo['pauses'], t: Texts['exams'], locale: Locale): string {
  if (minutes === 0 || times === 0) return t.pausesNone
  return times === null
    ? fillPlaceholders(t.pausesAny, { minutes })
    : countedText(locale, t.pauses, times, { minutes })
}

function granted(accommodation: PaperInfo['accommodation'], usual: number, t: Texts['exams']): string {
  if (!accommodation) return ''
  const minutes = Math.floor(wholeTime(usual, { accommodation }) / 60_000)
  return minutes > usual ? fillPlaceholders(t.granted, { minutes, usual }) : ''
}
