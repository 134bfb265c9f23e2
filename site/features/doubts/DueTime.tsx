import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { facts } from './doubts.css.ts'

/** By when an answer is promised, or that it is late; nothing for a doubt that waits for none. */
export function DueTime({ dueAt }: { dueAt: number | null }) {
  const t = useTexts('doubts')
  const locale = useLocale()
  if (dueAt === null) return null
  const isLate = dueAt < Date.now()
  const text = fillPlaceholders(isLate ? t.late : t.dueBy, { time: timeText(dueAt, locale) })
  return <p className={facts}>{isLate ? <Badge tone="danger">{text}</Badge> : text}</p>
}
