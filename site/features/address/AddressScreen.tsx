'use client'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useRef, useState } from 'react'
import type { AddressView } from '#domain/calls/account.ts'
import { ADDRESSES_MAX } from '#domain/people/AddressSchema.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useAddresses } from '#site/data/account/addresses.ts'
import { useMe } from '#site/data/account/me.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { useMessageDialogs } from '#site/ui/overlays/MessageDialogs.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { useNextFocus } from '#site/ui/overlays/useNextFocus.ts'
import { AddressCard } from './AddressCard.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import { book, cards, count, head } from './AddressScreen.css.ts'
import { AddressSkeleton } from './AddressSkeleton.tsx'

/** `/address`: the address book. */
export function AddressScreen() {
  const t = useTexts('address')
  return (
    <AccountFrame
      purpose={t.purpose}
      skeleton={
        <>
          <h1>{t.title}</h1>
          <AddressSkeleton />
        </>
      }
    >
      <Book />
    </AccountFrame>
  )
}

function Book() {
  const t = useTexts('address')
  const { base } = useProject()
  const { me } = useMe(base)
  const { addresses, error, reload, change } = useAddresses(base, me?.uid)
  const { confirm } = useMessageDialogs()
  const showSnackbar = useSnackbar()
  // Undefined: closed; null: a new address.
  const [edited, setEdited] = useState<AddressView | null | undefined>()
  const [pending, setPending] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useNextFocus(root, addresses)

  /** Focus moves to the card of `next` when the clicked button disappears. */
  const run = async (call: 'remove' | 'setdefault', { id }: AddressView, next: string | null) => {
    setPending(id)
    focusNext(next)
    const { apiSuccess, message } = await change(call, { id })
    setPending(null)
    if (!apiSuccess) focusNext(undefined)
    showSnackbar(message, { severity: apiSuccess ? 'success' : 'error' })
    // Deleted in another tab: the list is outdated.
    if (!apiSuccess) await reload().catch(() => undefined)
  }
  const remove = async (address: AddressView) => {
    const isSure = await confirm({
      title: t.removeQuestion,
      text: `${address.line1}, ${address.city} ${address.pincode}`,
      isDanger: true,
    })
    if (isSure) await run('remove', address, actOf(neighbourOf(addresses ?? [], address), 'remove'))
  }
  const isFull = (addresses?.length ?? 0) >= ADDRESSES_MAX
  return (
    <div ref={root} className={book}>
      <div className={head}>
        <h1>
          {t.title}
          {addresses && addresses.length > 0 ? <span className={count}>{addresses.length}</span> : null}
        </h1>
        {addresses && addresses.length > 0 ? (
          <Button icon={Plus} isDisabled={isFull} onPress={() => setEdited(null)}>
            {t.add}
          </Button>
        ) : null}
      </div>
      {isFull ? <p>{fillPlaceholders(t.full, { most: ADDRESSES_MAX })}</p> : null}
      {!addresses && error ? (
        <ErrorState title={t.failed} text={t.failedText}>
          <Button look="outline" onPress={() => void reload()}>
            {t.retry}
          </Button>
        </ErrorState>
      ) : null}
      {!addresses && !error ? <AddressSkeleton /> : null}
      {addresses?.length === 0 ? (
        <EmptyState title={t.none} text={t.noneText}>
          <Button icon={Plus} onPress={() => setEdited(null)}>
            {t.add}
          </Button>
        </EmptyState>
      ) : null}
      {addresses && addresses.length > 0 ? (
        <ul className={cards}>
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              isPending={pending === address.id}
              onEdit={() => setEdited(address)}
              onRemove={() => void remove(address)}
              onSetDefault={() => void run('setdefault', address, actOf(address, 'edit'))}
            />
          ))}
        </ul>
      ) : null}
      {me && edited !== undefined ? (
        <Suspense fallback={null}>
          <AddressDialog me={me} address={edited} change={change} onClose={() => setEdited(undefined)} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The address after this one, else the one before it. */
function neighbourOf(addresses: readonly AddressView[], { id }: AddressView): AddressView | undefined {
  const at = addresses.findIndex((candidate) => candidate.id === id)
  return addresses[at + 1] ?? addresses[at - 1]
}

const actOf = (address: AddressView | undefined, act: 'edit' | 'remove'): string | null =>
  address ? `[data-address="${CSS.escape(address.id)}"] [data-act="${act}"]` : null
