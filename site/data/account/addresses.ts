'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import type { AddressesResponseSchema, AddressView } from '#domain/calls/account.ts'
import { callApi } from '../base/callApi.ts'
import { noAnswerText } from '../base/noAnswerText.ts'
import type { AccountRefusal } from './account.ts'

type Answer = z.infer<typeof AddressesResponseSchema>

async function load([base, path]: readonly [string, string, string]): Promise<AddressView[]> {
  const { status, body } = await callApi<Answer>(base, path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return body.addresses
}

/** The address book of the signed-in person; `change` sends one of its calls and shows the result. */
export function useAddresses(base: string, uid: string | undefined) {
  const { data, error, mutate } = useSWR(uid ? ([base, 'address/list', uid] as const) : null, load)
  const change = async (
    call: 'save' | 'remove' | 'setdefault',
    body: Record<string, unknown>,
  ): Promise<Answer | AccountRefusal> => {
    try {
      const { body: answer } = await callApi<Answer | AccountRefusal>(base, `address/${call}`, body)
      if (answer.apiSuccess) await mutate(answer.addresses, { revalidate: false })
      return answer
    } catch {
      return { apiSuccess: false, message: noAnswerText(base) }
    }
  }
  return { addresses: data, error: error as Error | undefined, reload: () => mutate(), change }
}
