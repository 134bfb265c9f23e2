import Rss from 'lucide-react/icons/rss'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { articleCardFacts } from '#site/data/articleFacts.ts'
import { type BlogCategory, POSTS_PER_PAGE, type PostCard } from '#site/data/blog.ts'
import { blogPath } from '#site/data/blogPath.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { ArticleCard } from '#site/ui/ArticleCard.tsx'
import { ChipLink, ChipRow } from '#site/ui/Chip.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { container, grids, tightSection } from '#site/ui/layout.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { Pagination } from '#site/ui/navigation/Pagination.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { cell, feed, head, headInner, headRow, sub } from './BlogScreen.css.ts'

type BlogScreenProps = {
  posts: readonly PostCard[]
  total: number
  page: number
  categories: readonly BlogCategory[]
  /** The selected category, or null for all. */
  category: BlogCategory | null
  tag: string | null
  author: string | null
  /** The author's bio. */
  bio: string | null
  timeZone: string | undefined
}

/** The list of articles: filtered and paged by links. */
export function BlogScreen(props: BlogScreenProps) {
  const { posts, total, page, categories, category, tag, author, bio, timeZone } = props
  const t = useTexts('blog')
  const ui = useTexts('ui')
  const locale = useLocale()
  const filter = { category: category?.slug, tag: tag ?? undefined, author: author ?? undefined }
  const heading =
    category?.title ??
    (tag ? fillPlaceholders(t.about, { tag }) : author ? fillPlaceholders(t.by, { author }) : null)
  const pageCount = Math.ceil(total / POSTS_PER_PAGE)
  return (
    <>
      <div className={head}>
        <div className={`${container} ${headInner}`}>
          <div className={headRow}>
            <div>
              <h1>{heading ? <MixedText>{heading}</MixedText> : t.blog}</h1>
              {bio ? (
                <p className={sub}>
                  <MixedText>{bio}</MixedText>
                </p>
              ) : null}
              <p className={sub}>{total > 0 ? countedText(locale, t.articles, total) : t.none}</p>
            </div>
            <AppLink href="/blog/rss.xml" className={feed} prefetch={false}>
              <Icon icon={Rss} size="s" />
              RSS
            </AppLink>
          </div>
          {categories.length > 0 ? (
            <nav aria-label={t.categories}>
              <ChipRow>
                <ChipLink href="/blog" state={heading ? 'off' : 'on'}>
                  {t.all}
                </ChipLink>
                {categories.map(({ id, slug, title }) => (
                  <ChipLink
                    key={id}
                    href={blogPath({ category: slug }, 1)}
                    state={id === category?.id ? 'on' : 'off'}
                  >
                    <MixedText>{title}</MixedText>
                  </ChipLink>
                ))}
              </ChipRow>
            </nav>
          ) : null}
        </div>
      </div>
      <div className={`${container} ${tightSection}`}>
        {posts.length > 0 ? (
          <ul className={grids.three}>
            {posts.map((post) => (
              <li key={post.id} className={cell}>
                <ArticleCard {...articleCardFacts(post, timeZone)} level={2} />
              </li>
            ))}
          </ul>
        ) : (
          <NoArticles isCategory={category !== null} />
        )}
        {pageCount > 1 ? (
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefOf={(pageNumber) => blogPath(filter, pageNumber)}
            summary={fillPlaceholders(ui.range, {
              first: (page - 1) * POSTS_PER_PAGE + 1,
              last: Math.min(page * POSTS_PER_PAGE, total),
              total,
            })}
          />
        ) : null}
      </div>
    </>
  )
}

function NoArticles({ isCategory }: { isCategory: boolean }) {
  const t = useTexts('blog')
  return isCategory ? (
    <EmptyState title={t.noneInCategory} text={t.noneInCategoryText}>
      <LinkButton href="/blog" look="outline">
        {t.allArticles}
      </LinkButton>
    </EmptyState>
  ) : (
    <EmptyState title={t.none} text={t.noneText}>
      <LinkButton href="/courses" look="outline">
        {t.seeCourses}
      </LinkButton>
    </EmptyState>
  )
}
