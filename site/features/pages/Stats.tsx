import type { StatsBlock } from '#site/data/pageBlocks.ts'
import { container } from '#site/ui/layout.css.ts'
import { item, label as labelStyle, list, root, value as valueStyle } from './Stats.css.ts'

/** Proof numbers in one ruled row. */
export function Stats({ block: { items } }: { block: StatsBlock }) {
  return (
    <section className={root} aria-label="In numbers">
      <dl className={`${container} ${list}`}>
        {items?.map(({ value, label }) => (
          <div key={label} className={item}>
            <dt className={labelStyle}>{label}</dt>
            <dd className={valueStyle}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
