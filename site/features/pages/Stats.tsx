import type { StatsBlock } from '#site/data/pageBlocks.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { container } from '#site/ui/layout.css.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { item, label as labelStyle, list, root, value as valueStyle } from './Stats.css.ts'

/** Key figures of the project in one ruled row. */
export function Stats({ block: { items } }: { block: StatsBlock }) {
  const t = useTexts('sections')
  return (
    <section className={root} aria-label={t.inNumbers}>
      <dl className={`${container} ${list}`}>
        {items?.map(({ value, label }) => (
          <div key={label} className={item}>
            <dt className={labelStyle}>
              <MixedText>{label}</MixedText>
            </dt>
            <dd className={valueStyle}>
              <MixedText>{value}</MixedText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
