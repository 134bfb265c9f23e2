import { GST_STATES } from './gstin.ts'
import { type StateCode, stateName } from './states.ts'

const CODES = new Map([...GST_STATES].map(([gstCode, state]) => [state, gstCode]))

/** Union territories without a legislature: their half of the tax is called UTGST. */
const WITHOUT_LEGISLATURE: readonly StateCode[] = ['AN', 'CH', 'DH', 'LA', 'LD']

/** A state as printed on tax documents, with its two-digit code. */
export const gstStateOf = (code: StateCode): { code: StateCode; gstCode: string; name: string } => ({
  code,
  gstCode: CODES.get(code) ?? '97',
  name: stateName(code),
})

/** Name of the state's half of the tax. */
export const stateTaxName = (code: StateCode): 'SGST' | 'UTGST' =>
  WITHOUT_LEGISLATURE.includes(code) ? 'UTGST' : 'SGST'
