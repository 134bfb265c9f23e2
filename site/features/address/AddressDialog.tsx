'use client'
import { useId, useRef, useState } from 'react'
import type { AddressView } from '#domain/calls/account.ts'
import type { useAddresses } from '#site/data/account/addresses.ts'
import type { Me } from '#site/data/account/me.ts'
import { AddressFields } from '#site/features/shell/account/AddressFields.tsx'
import { addressValues, useAddressForm } from '#site/features/shell/account/useAddressForm.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'

type AddressDialogProps = {
  me: Me
  /** The edited address; null for a new one. */
  address: AddressView | null
  change: ReturnType<typeof useAddresses>['change']
  onClose: () => void
}

/** Adds or changes an address; a bottom sheet on phones. */
export function AddressDialog({ me, address, change, onClose }: AddressDialogProps) {
  const t = useTexts('address')
  const form = useAddressForm(() => addressValues(address, { name: me.name ?? '', phone: me.phone ?? '' }))
  const showSnackbar = useSnackbar()
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const formId = useId()

  const save = async () => {
    const { address: values, wrong } = form.submit()
    if (!values) {
      const field = element.current?.querySelector<HTMLElement>(
        `[name="${wrong}"], [data-field="${wrong}"] button`,
      )
      field?.focus()
      return
    }
    setIsSaving(true)
    const answer = await change('save', { ...values, ...(address ? { id: address.id } : {}) })
    setIsSaving(false)
    if (!answer.apiSuccess) return setProblem(answer.message)
    showSnackbar(answer.message)
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="l"
      title={address ? t.editAddress : t.newAddress}
      foot={
        <Button type="submit" form={formId} size="l" isBlock isPending={isSaving}>
          {t.save}
        </Button>
      }
    >
      <form
        id={formId}
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSaving) void save()
        }}
      >
        <AddressFields form={form} isFocused />
        {problem ? (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        ) : null}
      </form>
    </Dialog>
  )
}
