import clsx from 'clsx'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type Counted, countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { countActiveFilters, type ListQuery, listHref } from '#site/data/base/listQuery.ts'
import type { ProductList } from '#site/data/base/lists.ts'
import { type Category, getCategories } from '#site/data/catalogue/categories.ts'
import { getListing, PRODUCTS_PER_PAGE } from '#site/data/catalogue/listing.ts'
import { productCards } from '#site/data/catalogue/productCards.ts'
import { CompareButton } from '#site/features/shell/products/CompareButton.tsx'
import { CompareTray } from '#site/features/shell/products/CompareTray.tsx'
import { ProductCell } from '#site/features/shell/products/ProductCell.tsx'
import { RecentlyViewed } from '#site/features/shell/products/RecentlyViewed.tsx'
import { textsOf } from '#site/texts/textsOf.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { ChipLink, ChipRow } from '#site/ui/Chip.tsx'
import { ItemGrid } from '#site/ui/ItemCard.tsx'
import { container } from '#site/ui/layout.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { Breadcrumbs, type Crumb } from '#site/ui/navigation/Breadcrumbs.tsx'
import { Pagination } from '#site/ui/navigation/Pagination.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { AppliedFilters, chosenLabels } from './AppliedFilters.tsx'
import {
  bar,
  barCount,
  columns,
  count as countStyle,
  head,
  intro,
  page as pageStyle,
  subcategories,
} from './CatalogueScreen.css.ts'
import { Filters } from './Filters.tsx'
import { NoProducts } from './NoProducts.tsx'
import { SortButton, SortMenu } from './Sort.tsx'

/** Cards on a phone's first screen. */
const IN_SIGHT = 3

type CatalogueScreenProps = { project: string; list: ProductList; query: ListQuery }

/** A product list: filters, chips, cards, pagination. Every control is a link. */
export async function CatalogueScreen({ project, list, query }: CatalogueScreenProps) {
  const t = useTexts('catalogue')
  const locale = useLocale()
  const [listing, categories] = await Promise.all([
    getListing(project, list, query),
    list.within ? getCategories(project) : [],
  ])
  const { total, pages, groups } = listing
  const cards = await productCards(project, listing.products)
  const chosen = chosenLabels(query, groups, locale)
  const category = categories.find(({ slug }) => slug === list.within)
  return (
    <>
      <div className={clsx(container, pageStyle)}>
        <Breadcrumbs crumbs={crumbsOf(list, category, categories, t.home)} />
        <div className={head}>
          <div>
            <h1>
              <MixedText>{list.title}</MixedText>
            </h1>
            <p className={countStyle} role="status">
              <MixedText>{countLine(total, list.count, chosen, locale)}</MixedText>
            </p>
          </div>
          <SortButton query={query} />
        </div>
        {category ? <Intro category={category} categories={categories} /> : null}
        <PhoneBar query={query} />
        <SortMenu path={list.path} query={query} />
        <div className={columns}>
          <Filters list={list} query={query} groups={groups} total={total} />
          <div>
            <h2 className="sr-only">{t.results}</h2>
            <AppliedFilters path={list.path} query={query} chosen={chosen} />
            {cards.length > 0 ? (
              <ItemGrid look="list">
                {cards.map((card, index) => (
                  <ProductCell key={card.id} {...card} isFirst={index < IN_SIGHT}>
                    <CompareButton id={card.id} kind={card.kind} title={card.title} look="card" />
                  </ProductCell>
                ))}
              </ItemGrid>
            ) : (
              <NoProducts list={list} query={query} total={total} />
            )}
            {pages > 1 && cards.length > 0 ? (
              <Pagination
                page={query.page}
                pageCount={pages}
                hrefOf={(page) => listHref(list.path, { ...query, page })}
                summary={range(query.page, total, textsOf(locale).ui.range)}
              />
            ) : null}
          </div>
        </div>
      </div>
      <RecentlyViewed />
      <CompareTray />
    </>
  )
}

function crumbsOf(
  list: ProductList,
  category: Category | undefined,
  categories: readonly Category[],
  home: string,
): Crumb[] {
  const above = categories.find(({ id }) => id === category?.parent)
  return [
    { label: home, href: '/' },
    ...(above ? [{ label: above.title, href: `/categories/${above.slug}` }] : []),
    { label: list.title },
  ]
}

/** The CMS text of the category, and its subcategories. */
function Intro({ category, categories }: { category: Category; categories: readonly Category[] }) {
  const t = useTexts('catalogue')
  const below = categories.filter(({ parent }) => parent === category.id)
  return (
    <>
      {category.text ? (
        <p className={intro}>
          <MixedText>{category.text}</MixedText>
        </p>
      ) : null}
      {below.length > 0 ? (
        <nav aria-label={t.categoriesBelow} className={subcategories}>
          <ChipRow>
            {below.map(({ id, slug, title }) => (
              <ChipLink key={id} href={`/categories/${slug}`}>
                <MixedText>{title}</MixedText>
              </ChipLink>
            ))}
          </ChipRow>
        </nav>
      ) : null}
    </>
  )
}

function PhoneBar({ query }: { query: ListQuery }) {
  const t = useTexts('catalogue')
  const buttonClass = clsx(button, sizes.m, looks.outline)
  const chosen = countActiveFilters(query)
  return (
    <div className={bar}>
      <button type="button" popoverTarget="filters" className={buttonClass}>
        <Icon icon={SlidersHorizontal} size="s" />
        {t.filters}
        {chosen > 0 ? <span className={barCount}>{chosen}</span> : null}
      </button>
      <button
        type="button"
        popoverTarget="sort"
        className={buttonClass}
        aria-label={fillPlaceholders(t.sortedBy, { sort: t.sorts[query.sort] })}
      >
        <Icon icon={ArrowUpDown} size="s" />
        {t.sorts[query.sort]}
      </button>
    </div>
  )
}

/** `12 courses: JEE Main, Class 12`. */
function countLine(
  total: number,
  forms: Counted,
  chosen: readonly { label: string }[],
  locale: Locale,
): string {
  const count = countedText(locale, forms, total)
  if (chosen.length === 0) return count
  const labels = chosen.map(({ label }) => label).join(', ')
  return fillPlaceholders(textsOf(locale).catalogue.countFor, { count, chosen: labels })
}

function range(page: number, total: number, text: string): string {
  const first = (page - 1) * PRODUCTS_PER_PAGE + 1
  return fillPlaceholders(text, { first, last: Math.min(total, page * PRODUCTS_PER_PAGE), total })
}
