'use client'
import clsx from 'clsx'
import type { QuoteView } from '#domain/calls/payments.ts'
import { ADDRESSES_MAX } from '#domain/people/AddressSchema.ts'
import { phoneText } from '#domain/people/phoneText.ts'
import { AddressFields } from '#site/features/shell/account/AddressFields.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { RadioCard, RadioGroup } from '#site/ui/fields/RadioGroup.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import {
  addressKind,
  addressNote,
  form as formStyle,
  next as nextStyle,
  step,
  stepTitle,
} from './AddressStep.css.ts'
import { DeliveryChoice } from './DeliveryChoice.tsx'
import type { Destination } from './useDestination.ts'

const NEW = 'new'

type AddressStepProps = {
  destination: Destination
  quote: QuoteView
  isSignedIn: boolean
  delivery: string | null
  onDelivery: (key: string) => void
  onNext: () => Promise<void> | void
  className: string | undefined
}

/** Step two: a saved address or a new one, and the delivery speed. */
export function AddressStep(props: AddressStepProps) {
  const { destination, quote, isSignedIn, delivery, onDelivery, onNext, className } = props
  const t = useTexts('checkout')
  const { saved, chosen, isNew, form, fields, problem } = destination
  return (
    <section aria-labelledby="where" className={clsx(step, className)}>
      <h2 id="where" className={stepTitle}>
        {t.whereTo}
      </h2>
      {destination.isLoading ? <Skeleton height={120} radius={12} /> : null}
      {saved.length > 0 ? <SavedAddresses destination={destination} /> : null}
      {isNew ? (
        <Card>
          <form
            ref={fields}
            noValidate
            className={formStyle}
            onSubmit={(event) => {
              event.preventDefault()
              void onNext()
            }}
          >
            {isSignedIn ? null : <p className={addressNote}>{t.keptWhenLoggedIn}</p>}
            <AddressFields form={form} />
            {problem ? (
              <Banner tone="danger" role="alert">
                {problem}
              </Banner>
            ) : null}
            {/* Enter in a field submits the step. */}
            <input type="submit" hidden />
          </form>
        </Card>
      ) : null}
      {chosen || isNew ? (
        <>
          {quote.isServed === false ? (
            <Banner tone="danger" role="alert">
              {t.notServed}
            </Banner>
          ) : null}
          <DeliveryChoice quote={quote} chosen={delivery} onChange={onDelivery} />
          <div className={nextStyle}>
            <Button look="outline" onPress={() => void onNext()}>
              {t.sendHere}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  )
}

function SavedAddresses({ destination: { saved, chosen, choose } }: { destination: Destination }) {
  const t = useTexts('checkout')
  const addressTexts = useTexts('address')
  return (
    <RadioGroup
      aria-label={t.whereTo}
      look="cards"
      value={chosen?.id ?? NEW}
      onChange={(id) => choose(id === NEW ? null : id)}
    >
      {saved.map(({ id, kind, name, line1, line2, landmark, city, state, pincode, phone }) => (
        <RadioCard key={id} value={id}>
          <b className={addressKind}>
            <MixedText>{name}</MixedText> · {addressTexts.kinds[kind]}
          </b>
          <span className={addressNote}>
            <MixedText>{[line1, line2, landmark, city].filter(Boolean).join(', ')}</MixedText>,{' '}
            {addressTexts.states[state]} {pincode}
            <br />
            {phoneText(phone)}
          </span>
        </RadioCard>
      ))}
      {saved.length < ADDRESSES_MAX ? (
        <RadioCard value={NEW}>
          <b className={addressKind}>{t.anotherAddress}</b>
        </RadioCard>
      ) : null}
    </RadioGroup>
  )
}
