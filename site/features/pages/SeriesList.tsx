import { countedText } from '#domain/text/counted.ts'
import type { SeriesCard } from '#site/data/catalogue/testSeries.ts'
import { pictureInSize } from '#site/data/Picture.ts'
import type { TestSeriesBlock } from '#site/data/pageBlocks.ts'
import { LIMITS, type SectionContent } from '#site/data/sectionContent.ts'
import { ProductCell } from '#site/features/shell/products/ProductCell.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { ItemGrid } from '#site/ui/ItemCard.tsx'
import { container, section } from '#site/ui/layout.css.ts'
import { Cover } from '#site/ui/media/Cover.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { SectionHead } from '#site/ui/SectionHead.tsx'
import { linkOf } from './linkOf.ts'
import { body, facts as factsStyle, free, list, root, summary, title } from './SeriesList.css.ts'

/** Test series, the editor's choice or the first: cards of those on sale, and the contents of the others. */
export function SeriesList({ block, content }: { block: TestSeriesBlock; content: SectionContent }) {
  const t = useTexts('sections')
  const { heading, sub, series, limit } = block
  const shown = series?.length
    ? series.flatMap((id) => content.series.byId.get(id) ?? [])
    : content.series.first.slice(0, limit ?? LIMITS.testSeries)
  if (shown.length === 0) return null
  const sold = [...new Set(shown.flatMap(({ id }) => content.productOfSeries.get(id) ?? []))]
  const notOnSale = shown.filter(({ id }) => !content.productOfSeries.has(id))
  return (
    <section className={section}>
      <div className={container}>
        <SectionHead heading={heading || t.testSeries} sub={sub} link={linkOf(block)} />
        {sold.length > 0 ? (
          <ItemGrid look="rail">
            {sold.map((card) => (
              <ProductCell key={card.id} {...card} />
            ))}
          </ItemGrid>
        ) : null}
        {notOnSale.length > 0 ? (
          <ul className={list}>
            {notOnSale.map((item) => (
              <Series key={item.id} series={item} />
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}

function Series({ series }: { series: SeriesCard }) {
  const t = useTexts('sections')
  const facts = useTexts('facts')
  const locale = useLocale()
  const { papers, freePapers, questions, language } = series
  const parts = [
    papers > 0 ? countedText(locale, facts.papers, papers) : t.papersFollow,
    questions > 0 ? countedText(locale, facts.questions, questions) : null,
    language,
  ]
  const image = pictureInSize(series.image, 'card')
  return (
    <li className={root}>
      <Cover
        subject={series.subject ?? 'tests'}
        seed={series.slug}
        image={image && { ...image, alt: '' }}
        shape="wide"
      />
      <div className={body}>
        <h3 className={title}>
          <MixedText>{series.title}</MixedText>
        </h3>
        {series.summary ? (
          <p className={summary}>
            <MixedText>{series.summary}</MixedText>
          </p>
        ) : null}
        <p className={factsStyle}>
          <span>
            <MixedText>{parts.filter(Boolean).join(' · ')}</MixedText>
          </span>
          {freePapers > 0 ? (
            <span className={free}>{countedText(locale, t.freePapers, freePapers)}</span>
          ) : null}
        </p>
      </div>
    </li>
  )
}
