'use client'
import type { Me } from '#site/data/account/me.ts'
import type { Picture } from '#site/data/Picture.ts'
import type { Shopping } from '#site/data/shop/shopping.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { withAside } from '#site/ui/layout.css.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { AddressStep } from './AddressStep.tsx'
import { AlreadyOwned } from './AlreadyOwned.tsx'
import { BillCard } from './BillCard.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { heading, notOnPhone, steps as stepsStyle } from './CheckoutScreen.css.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { CompletedSteps } from './CompletedSteps.tsx'
import { LogInPrompt } from './LogInPrompt.tsx'
import { PayBar } from './PayBar.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { Problem } from './Problem.tsx'
import { type Step, stepsOf } from './steps.ts'
import { useCheckout } from './useCheckout.ts'

type CheckoutProps = {
  logo?: Picture | null
  me: Me | null
  shopping: Shopping
  reload: () => Promise<Shopping | null | undefined>
}

/** The bill, buyer, delivery address and payment method: one page on desktops, step by step on phones. */
export function Checkout({ logo, me, shopping, reload }: CheckoutProps) {
  const t = useTexts('checkout')
  const checkout = useCheckout({ me, shopping, reload })
  const { quoted, step, steps, destination, company, pay } = checkout
  if (!quoted)
    return checkout.error ? (
      <CheckoutFrame logo={logo} step={0}>
        <ErrorState level={1} title={t.failed} text={t.failedText}>
          <Button look="outline" onPress={() => void checkout.retry()}>
            {t.retry}
          </Button>
        </ErrorState>
      </CheckoutFrame>
    ) : (
      <CheckoutSkeleton logo={logo} />
    )
  if (!quoted.ok)
    return (
      <CheckoutFrame logo={logo} step={0}>
        <EmptyState level={1} title={t.cannotBuy} text={quoted.message}>
          {shopping.from === 'cart' ? (
            <LinkButton href="/cart">{t.toCart}</LinkButton>
          ) : (
            <LinkButton href="/courses">{t.seeCourses}</LinkButton>
          )}
        </EmptyState>
      </CheckoutFrame>
    )
  const { quote, owned } = quoted
  const isOwned = owned.length > 0 || pay.problem?.kind === 'owned'
  const hiddenUnless = (name: Step) => (step === name ? undefined : notOnPhone)
  const first = stepsOf(quote.needsAddress)[0] as Step
  const isAddressOpen =
    quote.needsAddress && (step === 'address' || !(checkout.hasAddress && destination.isDone))
  const button = {
    payablePaise: quote.payablePaise,
    isPaidLater: checkout.gateway === 'cashOnDelivery' || checkout.gateway === 'bankTransfer',
    isPaying: pay.isPaying,
    onPress: pay.pay,
  }
  return (
    <CheckoutFrame logo={logo} steps={steps} step={steps.indexOf(step)}>
      <h1 ref={checkout.title} tabIndex={-1} className={heading}>
        {t.headings[step]}
      </h1>
      <div className={withAside}>
        <div className={stepsStyle}>
          <Problem problem={pay.problem} totalChange={checkout.totalChange} left={shopping.left} />
          {me ? <AlreadyOwned me={me} quote={quote} owned={owned} shopping={shopping} /> : null}
          <LogInPrompt me={me} known={destination.form.values} className={hiddenUnless(first)} />
          <CompletedSteps
            me={me}
            destination={quote.needsAddress && !isAddressOpen ? destination : null}
            quote={quote}
            onChange={() => checkout.go('address')}
          />
          {isAddressOpen ? (
            <AddressStep
              destination={destination}
              quote={quote}
              isSignedIn={Boolean(me)}
              delivery={checkout.delivery}
              onDelivery={checkout.chooseDelivery}
              onNext={checkout.leaveAddress}
              className={hiddenUnless('address')}
            />
          ) : null}
          <PaymentStep
            quote={quote}
            gateway={checkout.gateway}
            onGateway={checkout.chooseGateway}
            company={company}
            className={hiddenUnless('payment')}
          />
        </div>
        <BillCard
          quote={quote}
          shopping={shopping}
          uid={me?.uid ?? ''}
          credits={checkout.credits}
          button={isOwned ? null : button}
        />
      </div>
      {isOwned ? null : (
        <PayBar
          {...button}
          next={step === 'payment' ? null : { label: t.next, onPress: () => void checkout.leaveAddress() }}
        />
      )}
    </CheckoutFrame>
  )
}
