'use client'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { clockText } from '#site/data/base/timeText.ts'
import type { ParcelView } from '#site/data/shop/shipments.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Accordion, AccordionItem } from '#site/ui/richText/Accordion.tsx'
import { day as dayStyle, days, scanPlace, scan as scanStyle, scanTime } from './ParcelCard.css.ts'

type Scan = ParcelView['scans'][number]

/** All tracking updates of the courier, by day, the newest first. */
export function TrackingUpdateList({ parcel: { scans } }: { parcel: ParcelView }) {
  const t = useTexts('parcels')
  const locale = useLocale()
  if (scans.length === 0) return null
  const byDay = grouped(scans, ({ at }) => dayText(at, locale))
  return (
    <Accordion>
      <AccordionItem title={fillPlaceholders(t.allNews, { count: scans.length })}>
        <div className={days}>
          {[...byDay].map(([day, updates]) => (
            <section key={day} aria-label={day}>
              <h3 className={dayStyle}>{day}</h3>
              <ul>
                {updates.map((update) => (
                  <li key={`${update.at}${update.state}${update.text}`} className={scanStyle}>
                    <time className={scanTime} dateTime={new Date(update.at).toISOString()}>
                      {clockText(update.at, locale)}
                    </time>
                    <span>
                      {update.undone
                        ? fillPlaceholders(t.undone, { state: t.states[update.undone] })
                        : update.text || (update.state ? t.states[update.state] : '')}
                      {update.place ? <span className={scanPlace}>{update.place}</span> : null}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </AccordionItem>
    </Accordion>
  )
}

function grouped(scans: readonly Scan[], nameOf: (scan: Scan) => string): Map<string, Scan[]> {
  const groups = new Map<string, Scan[]>()
  for (const scan of scans) groups.set(nameOf(scan), [...(groups.get(nameOf(scan)) ?? []), scan])
  return groups
}
