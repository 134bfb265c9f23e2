import useSWR from 'swr'
import type { z } from 'zod'
import type { PincodeResponseSchema } from '#domain/calls/account.ts'
import { isPincode } from '#domain/people/isPincode.ts'
import type { StateCode } from '#domain/people/states.ts'
import { type ApiRefusal, readApi } from '../base/callApi.ts'

/** The place of a PIN code in India Post's directory; `isKnown` is false for one that was never issued. */
export type PincodePlace = {
  pincode: string
  isKnown: boolean
  state: StateCode | null
  city: string | null
}

async function load([base, , pincode]: readonly [string, string, string]): Promise<PincodePlace | null> {
  const answer = await readApi<z.infer<typeof PincodeResponseSchema> | ApiRefusal>(
    base,
    `address/pincode?pincode=${pincode}`,
  )
  if (answer?.status !== 200) return null
  const { body } = answer
  if (body.apiSuccess) return { pincode, isKnown: true, state: body.state, city: body.city }
  return body.code === 'pincode' ? { pincode, isKnown: false, state: null, city: null } : null
}

/** The place of a complete PIN code; null until known or when the lookup failed. One request per code. */
export function usePincode(base: string, pincode: string): PincodePlace | null {
  const { data } = useSWR(isPincode(pincode) ? ([base, 'pincode', pincode] as const) : null, load, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  })
  return data ?? null
}
