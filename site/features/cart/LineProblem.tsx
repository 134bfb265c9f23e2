'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { CartLine } from '#domain/calls/cart.ts'
import { productPath } from '#domain/catalogue/productPath.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { act, fault, note } from './Lines.css.ts'
import type { LineActions } from './useLineActions.ts'

/** Stock up to this number is shown even when it is sufficient. */
const LOW_STOCK = 5

const isOfBatch = (problem: CartLine['problem']): boolean =>
  problem === 'batchNeeded' || problem === 'batchGone' || problem === 'batchFull'

/** Why a line can't be bought as it is, and what to do about it; or that only few are left. */
export function LineProblem({ line, actions }: { line: CartLine; actions: LineActions }) {
  const t = useTexts('cart')
  const { problem, left, kind, slug, isSaved } = line
  if (!problem)
    return left !== null && left <= LOW_STOCK ? (
      <p className={note}>{fillPlaceholders(t.onlyLeft, { count: left })}</p>
    ) : null
  const text = isSaved && problem === 'outOfStock' ? t.soldOut : t.problems[problem]
  return (
    <div className={fault}>
      <Icon icon={CircleAlert} size="s" />
      <span>
        {fillPlaceholders(text, { count: left ?? 0 })}{' '}
        {problem === 'fewLeft' && left ? (
          <button type="button" className={act} onClick={() => actions.setQuantity(line, left)}>
            {fillPlaceholders(t.takeLeft, { count: left })}
          </button>
        ) : null}
        {slug && isOfBatch(problem) ? (
          <AppLink href={`/batches/${slug}`} className={act} prefetch={false}>
            {t.chooseBatch}
          </AppLink>
        ) : null}
        {slug && (problem === 'optionGone' || problem === 'optionNeeded') ? (
          <AppLink href={productPath(kind, slug)} className={act} prefetch={false}>
            {t.chooseOther}
          </AppLink>
        ) : null}
      </span>
    </div>
  )
}
