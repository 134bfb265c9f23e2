import type { z } from 'zod'
import type { PincodeResponseSchema } from '#domain/calls/account.ts'
import { isPincode } from '#domain/people/isPincode.ts'
import { readCall } from '../ui/panelClient.ts'

export type Place = Pick<z.infer<typeof PincodeResponseSchema>, 'state' | 'city' | 'delivery'>

/**
 * City, state and delivery options of a 6-digit PIN code; null for any other text and when the call fails. The directory may not know
 * every city.
 */
export async function findPlace(pincode: string): Promise<Place | null> {
  if (!isPincode(pincode)) return null
  const answer = await readCall<Place>(`/address/pincode?pincode=${pincode}`)
  return answer.apiSuccess ? { state: answer.state, city: answer.city, delivery: answer.delivery } : null
}
