'use client'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { OwnedProduct } from '#domain/calls/learning/learning.ts'
import { isQuizList } from '#domain/learning/productOpenPath.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import type { Pictures } from '#site/data/shop/linePictures.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Cover } from '#site/ui/media/Cover.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { arrow, body, head, next, row, rows, title } from './CourseRow.css.ts'

export type Tests = OwnedProduct & { tests: NonNullable<OwnedProduct['tests']> }

/** The person's products that contain tests. */
export const withTests = (products: readonly OwnedProduct[]): Tests[] =>
  products.filter((ownedProduct): ownedProduct is Tests => ownedProduct.tests !== null)

type TestRowsProps = { products: readonly Tests[]; pictures: Pictures }

/** Purchased test series, papers and quizzes; each row links to its list of tests. */
export function TestRows({ products, pictures }: TestRowsProps) {
  const t = useTexts('learning')
  const facts = useTexts('facts')
  const locale = useLocale()
  return (
    <ul className={rows}>
      {products.map(({ product, title: name, subject, slug, tests, endsAt }) => (
        <li key={product}>
          <AppLink href={tests.href} className={row} prefetch={false}>
            <Cover shape="wide" subject={subject} seed={slug} image={pictures.get(product)} />
            <div className={body}>
              <div className={head}>
                <h3 className={title}>
                  <MixedText>{name}</MixedText>
                </h3>
              </div>
              <p className={next}>
                {countedText(locale, isQuizList(tests.href) ? facts.quizzes : facts.tests, tests.count)}
                {endsAt ? ` · ${fillPlaceholders(t.till, { day: dayText(endsAt, locale) })}` : null}
              </p>
            </div>
            <Icon icon={ChevronRight} className={arrow} />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
