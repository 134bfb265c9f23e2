import { isKeyPack, isShipped } from '#domain/catalogue/kinds.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedTerm } from '#domain/text/localisedTerm.ts'
import type { Product } from '#site/data/catalogue/products.ts'
import { english } from '#site/texts/english.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { factName, factRow, factTable, headRow } from './ProductScreen.css.ts'

const GRAMS_A_KILO = 1000
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

const weight = (grams: number, t: Texts['product']): string =>
  grams < GRAMS_A_KILO
    ? fillPlaceholders(t.grams, { grams })
    : fillPlaceholders(t.kilos, { kilos: grouped.format(grams / GRAMS_A_KILO) })

function factsOf(product: Product, t: Texts['product'], locale: Locale): [string, string][] {
  const { kind, author, publisher, isbn, pages, weightGrams, language, keyCount } = product
  const isGoods = isShipped(kind)
  const facts: [string, string | null | undefined | 0 | false][] = [
    [t.author, isGoods && author],
    [t.publisher, isGoods && publisher],
    [t.language, isGoods && language && localisedTerm(locale, language)],
    [t.pages, isGoods && pages && grouped.format(pages)],
    [t.isbn, isGoods && isbn],
    [t.weight, isGoods && weightGrams && weight(weightGrams, t)],
    [t.keysInPack, isKeyPack(kind) && keyCount && grouped.format(keyCount)],
    [t.howItArrives, isKeyPack(kind) && t.keysInOrder],
  ]
  return facts.filter((fact): fact is [string, string] => typeof fact[1] === 'string' && fact[1].length > 0)
}

export const hasBookFacts = (product: Product): boolean => factsOf(product, english.product, 'en').length > 0

/** Short facts of a book or a pack. */
export function BookFacts({ product }: { product: Product }) {
  const t = useTexts('product')
  const locale = useLocale()
  return (
    <>
      <h2 id="details-heading" className={headRow}>
        {t.details}
      </h2>
      <dl className={factTable}>
        {factsOf(product, t, locale).map(([label, text]) => (
          <div key={label} className={factRow}>
            <dt className={factName}>{label}</dt>
            <dd>
              <MixedText>{text}</MixedText>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
