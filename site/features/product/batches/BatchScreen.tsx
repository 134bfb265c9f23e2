import { productPath } from '#domain/catalogue/productPath.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Batch } from '#site/data/catalogue/batches.ts'
import type { Product } from '#site/data/catalogue/products.ts'
import type { BuyOptions } from '#site/data/shop/buyOptions.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { container, screenful, tightSection } from '#site/ui/layout.css.ts'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { factsOf } from '../Batches.tsx'
import { ChoiceProvider } from '../ChoiceContext.tsx'
import { back } from './BatchActs.css.ts'
import { BatchChoice } from './BatchChoice.tsx'

type BatchScreenProps = {
  product: Product
  batches: readonly Batch[]
  /** Every way to buy it; the one at `firstOption` is preselected. */
  options: BuyOptions
  firstOption: number
  timeZone: string | undefined
}

/** `/batches/<product>`: chooses a batch to buy the product with, or for access that the person has. */
export function BatchScreen({ product, batches, options, firstOption, timeZone }: BatchScreenProps) {
  const t = useTexts('batches')
  const { accessFor } = useTexts('product')
  const locale = useLocale()
  const { id, slug, kind, title } = product
  return (
    <div className={`${container} ${screenful} ${tightSection}`}>
      <AppLink href={productPath(kind, slug)} className={back} prefetch={false}>
        <MixedText>{fillPlaceholders(t.back, { title })}</MixedText>
      </AppLink>
      <h1>{t.title}</h1>
      {batches.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ChoiceProvider options={options} first={firstOption}>
          <BatchChoice
            product={{ id, slug, legend: accessFor }}
            batches={batches.map((batch) => ({
              id: batch.id,
              title: batch.title,
              facts: factsOf(batch, timeZone, locale).join(' · '),
            }))}
            timeZone={timeZone}
          />
        </ChoiceProvider>
      )}
    </div>
  )
}
