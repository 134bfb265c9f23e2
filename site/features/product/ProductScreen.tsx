import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { ProductPage } from '#site/data/catalogue/productPage.ts'
import { CompareTray } from '#site/features/shell/products/CompareTray.tsx'
import { ProductCell } from '#site/features/shell/products/ProductCell.tsx'
import { RecentlyViewed } from '#site/features/shell/products/RecentlyViewed.tsx'
import type { Texts } from '#site/texts/Texts.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { ItemGrid } from '#site/ui/ItemCard.tsx'
import { container, tightSection, withAside } from '#site/ui/layout.css.ts'
import { SectionNav } from '#site/ui/navigation/SectionNav.tsx'
import { Faqs } from '#site/ui/richText/Faqs.tsx'
import { SectionHead } from '#site/ui/SectionHead.tsx'
import { Batches } from './Batches.tsx'
import { BookFacts, hasBookFacts } from './BookFacts.tsx'
import { Bundle } from './Bundle.tsx'
import { BuyBar, BuyCard } from './BuyCard.tsx'
import { ChoiceProvider } from './ChoiceContext.tsx'
import { chaptersOf } from './chapters.ts'
import { Overview } from './Overview.tsx'
import { ProductHead } from './ProductHead.tsx'
import * as styles from './ProductScreen.css.ts'
import { Syllabus } from './Syllabus.tsx'
import { Teachers } from './Teachers.tsx'
import { TestList, type TestStateSlot } from './TestList.tsx'

type ProductScreenProps = {
  page: ProductPage
  /** The reviews; a feature of its own that the page receives as a slot. */
  reviews?: ReactNode
  TestState?: TestStateSlot
}

type Part = { id: string; label: string; content: ReactNode | null }

/** One product: head, buy card, and its parts one after the other; parts without content are left out. */
export function ProductScreen({ page, reviews, TestState }: ProductScreenProps) {
  const t = useTexts('product')
  const { product, card, related } = page
  const parts = partsOf({ page, reviews, TestState }, t).filter(({ content }) => content)
  return (
    <ChoiceProvider options={page.options} first={page.firstOption}>
      <ProductHead page={page} />
      <div className={clsx(container, withAside, styles.body)}>
        <BuyCard page={page} />
        <div className={styles.sections}>
          {parts.length > 1 ? (
            <SectionNav
              label={t.onThisPage}
              items={parts.map(({ id, label }) => ({ id, label }))}
              className={styles.tabs}
            />
          ) : null}
          {parts.map(({ id, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.part}>
              {content}
            </section>
          ))}
        </div>
      </div>
      {related.length > 0 ? (
        <section className={tightSection} aria-label={t.alsoLookAt}>
          <div className={container}>
            <SectionHead heading={t.alsoLookAt} />
            <ItemGrid look="rail">
              {related.map((relatedProduct) => (
                <ProductCell key={relatedProduct.id} {...relatedProduct} />
              ))}
            </ItemGrid>
          </div>
        </section>
      ) : null}
      <RecentlyViewed current={{ id: product.id, kind: card.kind }} />
      <CompareTray product={product.id} />
      <BuyBar page={page} />
    </ChoiceProvider>
  )
}

/** The parts of the page in order; null for one without content. */
function partsOf({ page, reviews, TestState }: ProductScreenProps, t: Texts['product']): Part[] {
  const { product, classes, lectures, papers, quizzes, batches, bundle } = page
  const chapters = chaptersOf(lectures, product.classes ?? [])
  const { outcomes, description, gallery, teachers, faqs } = product
  const hasOverview = Boolean(outcomes?.length || description || gallery?.length)
  return [
    { id: 'overview', label: t.overview, content: hasOverview ? <Overview product={product} /> : null },
    {
      id: 'bundle',
      label: t.bundle,
      content: bundle ? <Bundle page={page} bundle={bundle} /> : null,
    },
    {
      id: 'syllabus',
      label: t.syllabus,
      content:
        chapters.length > 0 ? (
          <Syllabus id="syllabus" heading={t.syllabus} chapters={chapters} classes={classes} />
        ) : null,
    },
    {
      id: 'papers',
      label: t.papers,
      content:
        papers.length > 0 ? (
          <TestList
            id="papers"
            heading={t.papers}
            tests={papers}
            timeZone={page.timeZone}
            seriesSlugs={page.seriesSlugs}
            State={TestState}
          />
        ) : null,
    },
    {
      id: 'quizzes',
      label: t.quizzes,
      content:
        quizzes.length > 0 ? (
          <TestList
            id="quizzes"
            heading={t.quizzes}
            tests={quizzes}
            timeZone={page.timeZone}
            State={TestState}
          />
        ) : null,
    },
    {
      id: 'schedule',
      label: t.schedule,
      content:
        batches.length > 0 ? (
          <Batches batches={batches} slug={product.slug} timeZone={page.timeZone} />
        ) : null,
    },
    {
      id: 'details',
      label: t.details,
      content: hasBookFacts(product) ? <BookFacts product={product} /> : null,
    },
    {
      id: 'teachers',
      label: t.teachers,
      content: teachers?.length ? <Teachers teachers={teachers} /> : null,
    },
    { id: 'reviews', label: t.reviews, content: reviews ?? null },
    {
      id: 'questions',
      label: t.questions,
      content: faqs?.length ? (
        <>
          <h2 id="questions-heading" className={styles.headRow}>
            {t.questions}
          </h2>
          <Faqs items={faqs} />
        </>
      ) : null,
    },
  ]
}
