import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { Batch } from '#site/data/catalogue/batches.ts'
import { textsOf } from '#site/texts/textsOf.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { formatDateInZone } from './formatDateInZone.ts'
import { headRow, row, rowFacts, rows, rowsNote, rowTitle } from './ProductScreen.css.ts'
import { clockText, weekdaysText } from './scheduleText.ts'

type BatchesProps = { batches: readonly Batch[]; slug: string; timeZone: string | undefined }

/** The schedule: batches that have not ended, and the way to choose one. */
export function Batches({ batches, slug, timeZone }: BatchesProps) {
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
      <LinkButton href={`/batches/${slug}`} look="outline" prefetch={false} rel="nofollow">
        {t.chooseBatch}
      </LinkButton>
    </>
  )
}

/** Days, hours, seats and teacher of a batch as texts. */
export function factsOf(
  { startsOn, endsOn, days, fromTime, toTime, seats, teacher }: Batch,
  timeZone: string | undefined,
  locale: Locale,
) {
  const { facts: factTexts, product: t } = textsOf(locale)
  const first = formatDateInZone(startsOn, timeZone, locale)
  const facts = [
    endsOn
      ? fillPlaceholders(t.fromTo, { from: first, to: formatDateInZone(endsOn, timeZone, locale) })
      : fillPlaceholders(t.fromDay, { from: first }),
    weekdaysText(days ?? [], t),
    clockText(fromTime, toTime, t, locale),
    seats ? countedText(locale, factTexts.seats, seats) : null,
    teacher,
  ]
  return facts.filter((fact) => typeof fact === 'string' && fact.length > 0) as string[]
}
