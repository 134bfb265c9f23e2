'use client'
import { useEffect, useRef, useState } from 'react'
import { isPincode } from '#domain/people/isPincode.ts'
import { useAddresses } from '#site/data/account/addresses.ts'
import type { Me } from '#site/data/account/me.ts'
import type { QuoteInput } from '#site/data/shop/quote.ts'
import { addressValues, useAddressForm } from '#site/features/shell/account/useAddressForm.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { storedPincode } from '#site/features/shell/products/storedPincode.ts'
import { type Draft, isAddressEntered } from './draft.ts'

type Args = { me: Me | null; draft: Draft; change: (part: Partial<Draft>) => void }

/** The delivery address: a saved one, or one that is typed and saved once the person is known. */
export function useDestination({ me, draft, change }: Args) {
  const { base, slug } = useProject()
  const book = useAddresses(base, me?.uid)
  const form = useAddressForm(
    () =>
      draft.typed ?? {
        ...addressValues(null, { name: me?.name ?? '', phone: me?.phone ?? '' }),
        pincode: storedPincode(slug),
      },
  )
  const fields = useRef<HTMLFormElement>(null)
  const saving = useRef<ReturnType<typeof book.change> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { values } = form
  const first = useRef(values)
  const last = useRef(values)
  const { set } = form
  // After a login on this page the fields are prefilled as on a signed-in visit; typed values stay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per person
  useEffect(() => {
    const owner = addressValues(null, { name: me?.name ?? '', phone: me?.phone ?? '' })
    for (const field of ['name', 'phone'] as const) {
      if (values[field] !== '' || owner[field] === '') continue
      first.current = { ...first.current, [field]: owner[field] }
      set(field, owner[field])
    }
  }, [me?.uid])
  useEffect(() => {
    if (values === last.current) return
    last.current = values
    // A prefilled PIN code and its place do not mean that the person wants another address than the saved
    // ones.
    const isNew = isAddressEntered(values, first.current)
    change({ typed: values, ...(isNew ? { isNew, isAddressDone: false } : {}) })
  }, [values, change])

  const saved = me ? book.addresses : []
  const isLoading = Boolean(me) && !book.addresses && !book.error
  // Saved addresses that fail to load must not block the purchase.
  const isNew = draft.isNew || (!isLoading && !saved?.length)
  const chosen = isNew ? null : (saved?.find(({ id }) => id === draft.address) ?? saved?.[0] ?? null)
  const typed = isNew ? form.whole : null

  /** The destination for the quote, as soon as it is known. */
  const place: Pick<QuoteInput, 'address' | 'place'> = chosen
    ? { address: chosen.id }
    : isNew && values.state && isPincode(values.pincode)
      ? { place: { state: values.state, pincode: values.pincode } }
      : {}

  return {
    form,
    fields,
    chosen,
    typed,
    isNew,
    place,
    problem,
    saved: saved ?? [],
    isLoading,
    /** Whether the person has confirmed the address. A change has to be confirmed again. */
    isDone: draft.isAddressDone,
    complete: () => change({ isAddressDone: true }),
    choose: (id: string | null) =>
      change({ isAddressDone: false, ...(id ? { address: id, isNew: false } : { isNew: true }) }),
    /** Focuses the first invalid field; false when all are valid. */
    showWrong: (): boolean => {
      if (!isNew) return false
      const { wrong } = form.submit()
      if (!wrong) return false
      // The fields are rendered only after their step has opened.
      setTimeout(() =>
        fields.current
          ?.querySelector<HTMLElement>(`[name="${wrong}"], [data-field="${wrong}"] button`)
          ?.focus(),
      )
      return true
    },
    /** The id of the address; a typed one is saved first. Null when that was refused; the reason is shown. */
    settle: async (): Promise<string | null> => {
      if (chosen) return chosen.id
      if (!typed) return null
      // A second click while the address is being saved waits for the same answer instead of saving it twice.
      saving.current ??= book.change('save', typed).finally(() => {
        saving.current = null
      })
      const answer = await saving.current
      if (!answer.apiSuccess) {
        setProblem(answer.message)
        return null
      }
      setProblem(null)
      const { id } = answer as { id?: string }
      change({ address: id ?? null, isNew: false, typed: null })
      return id ?? null
    },
  }
}

export type Destination = ReturnType<typeof useDestination>
