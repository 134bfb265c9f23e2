import { type ApiAnswer, type ApiRefusal, callApi } from '../base/callApi.ts'

type Redeemed = { apiSuccess: true; message: string; title: string }

/** Redeems a serial key for the signed-in person. Throws without an answer. */
export const redeemKey = (base: string, key: string): Promise<ApiAnswer<Redeemed | ApiRefusal>> =>
  callApi(base, 'keys/redeem', { key })
