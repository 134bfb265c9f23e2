import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'
import { secrets, setsecret } from './secrets.ts'
import { checkdomain, testemail, testrazorpay, testsms } from './tests.ts'

export const SETTINGS_CALLS: Call[] = [secrets, setsecret, testsms, testemail, testrazorpay, checkdomain]

/** Endpoints that do not answer JSON. */
export const SETTINGS_ENDPOINTS: Endpoint[] = []
