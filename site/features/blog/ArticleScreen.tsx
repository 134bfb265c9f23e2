import { articleCardFacts, articleDate, articleDrawing, readingTime } from '#site/data/articleFacts.ts'
import type { Post, PostCard } from '#site/data/blog.ts'
import { blogPath, parseName } from '#site/data/blogPath.ts'
import { pictureInSize } from '#site/data/Picture.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { ArticleCard } from '#site/ui/ArticleCard.tsx'
import { ChipLink, ChipRow } from '#site/ui/Chip.tsx'
import { container, grids, section, sunken } from '#site/ui/layout.css.ts'
import { Avatar } from '#site/ui/media/Avatar.tsx'
import { Cover } from '#site/ui/media/Cover.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { Breadcrumbs } from '#site/ui/navigation/Breadcrumbs.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { RichTextView } from '#site/ui/richText/RichTextView.tsx'
import { SectionHead } from '#site/ui/SectionHead.tsx'
import {
  article,
  authorName,
  bio,
  bioText,
  byline,
  cover as coverStyle,
  facts,
  head,
  lead,
  related as relatedStyle,
} from './ArticleScreen.css.ts'
import { cell } from './BlogScreen.css.ts'
import { ReadingProgress } from './ReadingProgress.tsx'
import { ShareLinks } from './ShareLinks.tsx'

type ArticleScreenProps = {
  post: Post
  related: readonly PostCard[]
  /** The article's full address. */
  address: string
  timeZone: string | undefined
}

/** One article. */
export function ArticleScreen({ post, related, address, timeZone }: ArticleScreenProps) {
  const t = useTexts('blog')
  const picture = pictureInSize(post.cover, 'wide')
  const { category } = post
  const tags = (post.tags ?? []).filter((tag) => parseName(encodeURIComponent(tag)) !== null)
  return (
    <>
      <ReadingProgress />
      <article className={`${container} ${article}`}>
        <header className={head}>
          <Breadcrumbs
            crumbs={[
              { label: t.home, href: '/' },
              { label: t.blog, href: '/blog' },
              ...(category
                ? [{ label: category.title, href: blogPath({ category: category.slug }, 1) }]
                : []),
              { label: post.title },
            ]}
          />
          <h1>
            <MixedText>{post.title}</MixedText>
          </h1>
          <p className={lead}>
            <MixedText>{post.excerpt}</MixedText>
          </p>
          <div className={byline}>
            <Avatar name={post.author} />
            <div>
              {post.author ? (
                <AppLink href={blogPath({ author: post.author }, 1)} className={authorName} prefetch={false}>
                  <MixedText>{post.author}</MixedText>
                </AppLink>
              ) : null}
              <span className={facts}>
                {post.publishedAt ? (
                  <time dateTime={post.publishedAt}>{articleDate(post.publishedAt, timeZone)}</time>
                ) : (
                  t.notPublished
                )}
                {' · '}
                {readingTime(post.readingMinutes)}
              </span>
            </div>
          </div>
        </header>
        <Cover subject={articleDrawing(post.slug)} seed={post.slug} image={picture} className={coverStyle} />
        <RichTextView tree={post.content} />
        {post.authorBio ? (
          <aside className={bio} aria-label={t.aboutAuthor}>
            <Avatar name={post.author} />
            <div>
              <p className={authorName}>
                <MixedText>{post.author}</MixedText>
              </p>
              <p className={bioText}>
                <MixedText>{post.authorBio}</MixedText>
              </p>
            </div>
          </aside>
        ) : null}
        {tags.length > 0 ? (
          <nav aria-label={t.tags}>
            <ChipRow>
              {tags.map((tag) => (
                <ChipLink key={tag} href={blogPath({ tag }, 1)}>
                  <MixedText>{tag}</MixedText>
                </ChipLink>
              ))}
            </ChipRow>
          </nav>
        ) : null}
        <ShareLinks title={post.title} address={address} />
      </article>
      {related.length > 0 ? (
        <section className={`${section} ${sunken} ${relatedStyle}`}>
          <div className={container}>
            <SectionHead heading={t.readNext} link={{ label: t.allArticles, href: '/blog' }} />
            <ul className={grids.three}>
              {related.map((relatedPost) => (
                <li key={relatedPost.id} className={cell}>
                  <ArticleCard {...articleCardFacts(relatedPost, timeZone)} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
    </>
  )
}
