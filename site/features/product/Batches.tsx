import type { Batch } from '#site/data/batches.ts'
import { counted } from '#site/data/courseFacts.ts'
import { Words } from '#site/ui/Words.tsx'
import { dateIn } from './dateIn.ts'
import { headRow, row, rowFacts, rows, rowTitle } from './ProductScreen.css.ts'
import { clockText, daysText } from './scheduleText.ts'

/** When it is taught: the batches that have not ended. */
export function Batches({ batches, timeZone }: { batches: readonly Batch[]; timeZone: string | undefined }) {
  return (
    <>
      <h2 id="schedule-heading" className={headRow}>
        Batches and schedule
      </h2>
      <ul className={rows}>
        {batches.map((batch) => (
          <li key={batch.id} className={row}>
            <span className={rowTitle}>
              <Words>{batch.title}</Words>
            </span>
            <span className={rowFacts}>
              <Words>{factsOf(batch, timeZone).join(' · ')}</Words>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function factsOf(
  { startsOn, endsOn, days, fromTime, toTime, seats, teacher }: Batch,
  timeZone: string | undefined,
) {
  const first = dateIn(startsOn, timeZone)
  const facts = [
    endsOn ? `${first} to ${dateIn(endsOn, timeZone)}` : `from ${first}`,
    daysText(days ?? []),
    clockText(fromTime, toTime),
    seats ? counted(seats, 'seat') : null,
    teacher,
  ]
  return facts.filter((fact) => typeof fact === 'string' && fact.length > 0) as string[]
}
