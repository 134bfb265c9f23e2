import { progressPercent } from '#domain/learning/progress.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { ReturnableLine } from '#site/data/shop/returns.ts'
import type { Texts } from '#site/texts/Texts.ts'

type Refused = Pick<ReturnableLine, 'reason' | 'rule' | 'progress'>

/** Why a line can't be returned; for a course that was watched too far, with the watched share and the limit. */
export const refusalText = ({ reason, rule, progress }: Refused, { not }: Pick<Texts['returns'], 'not'>) =>
  fillPlaceholders(not[reason as keyof typeof not], {
    ...rule,
    ...progress,
    ...(progress && { share: progressPercent(progress.completed, progress.total) }),
  })
