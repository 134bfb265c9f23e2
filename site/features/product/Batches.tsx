import { countedText } from '#domain/text/counted.ts'
import { fill } from '#domain/text/fill.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { Batch } from '#site/data/catalogue/batches.ts'
import { textsOf } from '#site/texts/textsOf.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { dateIn } from './dateIn.ts'
import { headRow, row, rowFacts, rows, rowsNote, rowTitle } from './ProductScreen.css.ts'
import { clockText, daysText } from './scheduleText.ts'

/** The schedule: batches that have not ended. */
export function Batches({ batches, timeZone }: { batches: readonly Batch[]; timeZone: string | undefined }) {
  const t = useTexts('product')
  const locale = useLocale()
  return (
    <>
      <h2 id="schedule-heading" className={headRow}>
        {t.batches}
      </h2>
      <ul className={rows}>
        {batches.map((batch) => (
          <li key={batch.id} className={row}>
            <span className={rowTitle}>
              <MixedText>{batch.title}</MixedText>
            </span>
            <span className={rowFacts}>
              <MixedText>{factsOf(batch, timeZone, locale).join(' · ')}</MixedText>
            </span>
          </li>
        ))}
      </ul>
      <p className={rowsNote}>{t.batchesNote}</p>
    </>
  )
}

function factsOf(
  { startsOn, endsOn, days, fromTime, toTime, seats, teacher }: Batch,
  timeZone: string | undefined,
  locale: Locale,
) {
  const { facts: factTexts, product: t } = textsOf(locale)
  const first = dateIn(startsOn, timeZone, locale)
  const facts = [
    endsOn
      ? fill(t.fromTo, { from: first, to: dateIn(endsOn, timeZone, locale) })
      : fill(t.fromDay, { from: first }),
    daysText(days ?? [], t),
    clockText(fromTime, toTime, t),
    seats ? countedText(locale, factTexts.seats, seats) : null,
    teacher,
  ]
  return facts.filter((fact) => typeof fact === 'string' && fact.length > 0) as string[]
}
