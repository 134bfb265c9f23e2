import { body, card, excerpt, facts, kicker as kickerStyle, title as titleStyle } from './ArticleCard.css.ts'
import { Cover } from './media/Cover.tsx'
import { AppLink } from './navigation/AppLink.tsx'
import { MixedText } from './richText/MixedText.tsx'

type ArticleCardProps = {
  href: string
  title: string
  text: string
  /** Subject of the drawing that is shown without a picture; the slug makes each one a little different. */
  subject?: string | null
  seed: string
  image?: { url: string; focalX?: number | null; focalY?: number | null } | null
  kicker?: string | null
  /** Date and reading time. */
  meta: readonly string[]
  /** @default 3 */
  level?: 2 | 3
}

/** An article as a card that is one link; a row on phones. */
export function ArticleCard(props: ArticleCardProps) {
  const { href, title, text, subject, seed, image, kicker, meta, level = 3 } = props
  const Heading = `h${level}` as const
  return (
    <AppLink href={href} className={card}>
      {/* Decorative: the title names the article. */}
      <Cover subject={subject} seed={seed} image={image && { ...image, alt: '' }} />
      <div className={body}>
        {kicker ? (
          <span className={kickerStyle}>
            <MixedText>{kicker}</MixedText>
          </span>
        ) : null}
        <Heading className={titleStyle}>
          <MixedText>{title}</MixedText>
        </Heading>
        <p className={excerpt}>
          <MixedText>{text}</MixedText>
        </p>
        <p className={facts}>{meta.join(' · ')}</p>
      </div>
    </AppLink>
  )
}
