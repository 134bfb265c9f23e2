'use client'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { OwnedProduct } from '#domain/calls/learning/learning.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { Progress } from '#site/ui/Progress.tsx'
import { bar, foot, line, mark, wideFoot } from './Owned.css.ts'

type OwnedFootProps = {
  owned: OwnedProduct
  /** Whether it has the full width, without a button on its right. */
  isWide?: boolean
}

/** Replaces the price for owners: their progress. */
export function OwnedFoot({ owned: { title, progress, endsAt }, isWide }: OwnedFootProps) {
  const t = useTexts('owned')
  const locale = useLocale()
  const accessText = endsAt ? fillPlaceholders(t.till, { day: dayText(endsAt, locale) }) : t.yours
  return (
    <span className={isWide ? wideFoot : foot} data-ends={endsAt ? '' : undefined}>
      <span className={line}>
        <Icon icon={CircleCheck} size="s" className={mark} />
        {progress
          ? fillPlaceholders(t.doneOf, { done: progress.completed, total: progress.lectures })
          : accessText}
      </span>
      {progress ? (
        <Progress
          label={fillPlaceholders(t.progressOf, { title })}
          percent={progress.percent}
          tone={progress.percent >= 100 ? 'success' : 'primary'}
          className={bar}
        />
      ) : null}
    </span>
  )
}
