import { body, card, excerpt, facts, kicker as kickerStyle, title as titleStyle } from './ArticleCard.css.ts'
import { Cover } from './media/Cover.tsx'
import { AppLink } from './navigation/AppLink.tsx'
import { MixedText } from './richText/MixedText.tsx'

type ArticleCardProps = {
  href: string
  title: string
  text: string
  /** Of the drawing that stands where there is no picture; the slug makes each one a little different. */
  subject?: string | null
  seed: string
  image?: { url: string; focalX?: number | null; focalY?: number | null } | null
  kicker?: string | null
  /** Date and length. */
  meta: readonly string[]
  /** @default 3 */
  level?: 2 | 3
}

/** Something one can read, as a card that is one link; a row on phones. */
export function ArticleCard(props: ArticleCardProps) {
  const { href, title, text, subject, seed, image, kicker, meta, level = 3 } = props
  const Heading = `h${level}` as const
  return (
    <AppLink href={href} className={card}>
      {/* The title beside it says what it is. */}
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
