import clsx from 'clsx'
import type { HeroBlock } from '#site/data/pageBlocks.ts'
import type { SectionContent } from '#site/data/sectionContent.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { ChipLink, ChipRow } from '#site/ui/Chip.tsx'
import { container } from '#site/ui/layout.css.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import {
  actions,
  copy,
  goalsLabel as goalsLabelStyle,
  goals as goalsStyle,
  heading as headingStyle,
  inner,
  lead as leadStyle,
  root,
} from './Hero.css.ts'
import { HeroAside } from './HeroAside.tsx'

type HeroProps = {
  block: HeroBlock
  content: SectionContent
  /** 1 when it opens the page. */
  level: 1 | 2
}

/** Headline and goal picker; on the right the content that the editor chose, on ruled paper. */
export function Hero({ block, content, level }: HeroProps) {
  const t = useTexts('sections')
  const Heading = `h${level}` as const
  const { heading, lead, goalsLabel, goals } = block
  const buttons = <HeroActions block={block} />
  return (
    <section className={root}>
      <div className={clsx(container, inner)} data-alone={block.beside === 'nothing' ? '' : undefined}>
        <div className={copy}>
          <Heading className={headingStyle}>
            <MixedText>{heading}</MixedText>
          </Heading>
          {lead ? (
            <p className={leadStyle}>
              <MixedText>{lead}</MixedText>
            </p>
          ) : null}
          {goals && goals.length > 0 ? (
            <nav className={goalsStyle} aria-label={goalsLabel || t.chooseExam}>
              {goalsLabel ? <span className={goalsLabelStyle}>{goalsLabel}</span> : null}
              <ChipRow>
                {goals.map((goal) => (
                  <ChipLink key={goal.label} href={goal.href}>
                    <MixedText>{goal.label}</MixedText>
                  </ChipLink>
                ))}
              </ChipRow>
              {buttons}
            </nav>
          ) : (
            buttons
          )}
        </div>
        <HeroAside block={block} content={content} />
      </div>
    </section>
  )
}

function HeroActions({ block }: { block: HeroBlock }) {
  const { primaryLabel, primaryHref, secondaryLabel, secondaryHref } = block
  if (!primaryLabel || !primaryHref) return null
  return (
    <div className={actions}>
      <LinkButton size="l" href={primaryHref}>
        {primaryLabel}
      </LinkButton>
      {secondaryLabel && secondaryHref ? (
        <LinkButton size="l" look="ghost" href={secondaryHref}>
          {secondaryLabel}
        </LinkButton>
      ) : null}
    </div>
  )
}
