'use client'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { AddressView } from '#domain/calls/account.ts'
import { ADDRESSES_MAX } from '#domain/people/AddressSchema.ts'
import { useAddresses } from '#site/data/addresses.ts'
import { useMe } from '#site/data/me.ts'
import { AccountFrame } from '#site/features/shell/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { useMessageDialogs } from '#site/ui/MessageDialogs.tsx'
import { useSnackbar } from '#site/ui/SnackbarProvider.tsx'
import { AddressCard } from './AddressCard.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import { cards, count, head } from './AddressScreen.css.ts'
import { AddressSkeleton } from './AddressSkeleton.tsx'

/** `/address`: the address book. */
export function AddressScreen() {
  return (
    <AccountFrame
      purpose="see your addresses"
      skeleton={
        <>
          <h1>Addresses</h1>
          <AddressSkeleton />
        </>
      }
    >
      <Book />
    </AccountFrame>
  )
}

function Book() {
  const { base } = useProject()
  const { me } = useMe(base)
  const { addresses, error, reload, change } = useAddresses(base, me?.uid)
  const { confirm } = useMessageDialogs()
  const showSnackbar = useSnackbar()
  // Undefined: closed; null: a new one.
  const [edited, setEdited] = useState<AddressView | null | undefined>()
  const [pending, setPending] = useState<string | null>(null)

  const run = async (call: 'remove' | 'setdefault', { id }: AddressView) => {
    setPending(id)
    const { apiSuccess, message } = await change(call, { id })
    setPending(null)
    showSnackbar(message, { severity: apiSuccess ? 'success' : 'error' })
    // Gone in another tab: what is shown is old.
    if (!apiSuccess) await reload().catch(() => undefined)
  }
  const remove = async (address: AddressView) => {
    const isSure = await confirm({
      title: 'Remove this address?',
      text: `${address.line1}, ${address.city} ${address.pincode}`,
      isDanger: true,
    })
    if (isSure) await run('remove', address)
  }
  const isFull = (addresses?.length ?? 0) >= ADDRESSES_MAX
  return (
    <>
      <div className={head}>
        <h1>
          Addresses
          {addresses && addresses.length > 0 ? <span className={count}>{addresses.length}</span> : null}
        </h1>
        {addresses && addresses.length > 0 ? (
          <Button icon={Plus} isDisabled={isFull} onPress={() => setEdited(null)}>
            Add address
          </Button>
        ) : null}
      </div>
      {isFull ? (
        <p>You keep {ADDRESSES_MAX} addresses, which is the most. Remove one to add another.</p>
      ) : null}
      {!addresses && error ? (
        <ErrorState
          title="Your addresses did not load"
          text="They are safe. Check the network and try again."
        >
          <Button look="outline" onPress={() => void reload()}>
            Retry
          </Button>
        </ErrorState>
      ) : null}
      {!addresses && !error ? <AddressSkeleton /> : null}
      {addresses?.length === 0 ? (
        <EmptyState
          title="No addresses yet"
          text="Add where books and papers shall go, and choose it at checkout."
        >
          <Button icon={Plus} onPress={() => setEdited(null)}>
            Add address
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
              onSetDefault={() => void run('setdefault', address)}
            />
          ))}
        </ul>
      ) : null}
      {me && edited !== undefined ? (
        <AddressDialog me={me} address={edited} change={change} onClose={() => setEdited(undefined)} />
      ) : null}
    </>
  )
}
