import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { formatInr } from '#domain/money/formatInr.ts'
import type { PriceListBlock } from '#site/data/pageBlocks.ts'
import type { SectionContent } from '#site/data/sectionContent.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { container } from '#site/ui/layout.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import * as styles from './PriceList.css.ts'

/** A dark band: the argument on the left, the prices on the right. */
export function PriceList({ block, content }: { block: PriceListBlock; content: SectionContent }) {
  const t = useTexts('sections')
  const cards = block.products?.flatMap((id) => content.products.get(id) ?? []) ?? []
  return (
    <section className={styles.root}>
      <div className={clsx(container, styles.inner)}>
        <div>
          <h2 className={styles.heading}>
            <MixedText>{block.heading}</MixedText>
          </h2>
          {block.text ? (
            <p className={styles.text}>
              <MixedText>{block.text}</MixedText>
            </p>
          ) : null}
          <ul className={styles.points}>
            {block.points?.map(({ text }) => (
              <li key={text} className={styles.point}>
                <Icon icon={Check} className={styles.tick} />
                <span>
                  <MixedText>{text}</MixedText>
                </span>
              </li>
            ))}
          </ul>
          {block.primaryLabel && block.primaryHref ? (
            <LinkButton size="l" look="onBand" href={block.primaryHref}>
              {block.primaryLabel}
            </LinkButton>
          ) : null}
        </div>
        {cards.length > 0 ? (
          <ul className={styles.list}>
            {cards.map((card) => (
              <li key={card.id} className={styles.entry}>
                <AppLink href={card.href} className={styles.link}>
                  <span className={styles.words}>
                    <span className={styles.title}>
                      <MixedText>{card.title}</MixedText>
                    </span>
                    <span className={styles.facts}>
                      <MixedText>{card.meta.join(' · ')}</MixedText>
                    </span>
                  </span>
                  <span className={styles.price}>
                    {card.pricePaise === 0 ? t.free : formatInr(card.pricePaise)}
                  </span>
                  <Icon icon={ChevronRight} className={styles.chevron} />
                </AppLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}
