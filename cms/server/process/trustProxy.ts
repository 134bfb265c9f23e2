import proxyaddr from 'proxy-addr'
import { EnvError } from '../../config/env.ts'

type Trust = false | number | ((address: string, hop: number) => boolean)

/** Express' `trust proxy` setting from TRUST_PROXY, a number of hops or a list of CIDRs; none by default. Throws an EnvError. */
export function trustProxy(value: string | undefined): Trust {
  if (value === undefined || value === '0') return false
  if (/^\d+$/.test(value)) return Number(value)
  try {
    return proxyaddr.compile(value.split(',').map((part) => part.trim()))
  } catch (cause) {
    throw new EnvError('TRUST_PROXY: must be a number of hops or a list of addresses such as 10.0.0.0/8', {
      cause,
    })
  }
}
