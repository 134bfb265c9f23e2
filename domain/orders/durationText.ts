import { isKeyPack } from '../catalogue/kinds.ts'
import { accessDurationText } from '../catalogue/offers.ts'
import type { OrderLine } from './OrderLineSchema.ts'

type Line = Pick<OrderLine, 'validityDays' | 'goods' | 'kind'>

/** Access durations of lines: `1 year`, `6 months, No end`. Empty for goods and keys only. */
export const durationText = (lines: readonly Line[]): string =>
  [
    ...new Set(
      lines.flatMap(({ validityDays, goods, kind }) =>
        goods.length > 0 || isKeyPack(kind)
          ? []
          : validityDays === null
            ? 'No end'
            : accessDurationText(validityDays),
      ),
    ),
  ].join(', ')
