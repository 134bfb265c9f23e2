import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import { GatewayFault } from '#cms/adapters/payments/PaymentProvider.ts'
import { GatewayRefusal, gatewayError } from '#cms/adapters/payments/razorpay/faults.ts'

const config = {
  method: 'post',
  url: '/v1/orders',
  auth: { username: 'rzp_test_x', password: 'very-secret' },
}
const errorBody = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } })
const answer = (status: number, data: unknown) =>
  gatewayError({ message: `Request failed with status code ${status}`, config, response: { status, data } })

it.each([400, 401, 403, 404])('is a refusal with Razorpay’s message for a status %d with one', (status) => {
  const error = answer(status, errorBody('The id provided does not exist'))
  expect(error).toBeInstanceOf(GatewayRefusal)
  expect(error).toMatchObject({ message: 'Razorpay refused: The id provided does not exist', status })
})

it('is a refusal for a reused idempotency key, and an error while its request is in progress', () => {
  expect(
    answer(409, errorBody('Different request with the same idempotency key has already been processed.')),
  ).toBeInstanceOf(GatewayRefusal)
  expect(
    answer(409, errorBody('Another request with the same idempotency key is still in progress.')),
  ).toBeInstanceOf(GatewayFault)
})

it.each<[number, unknown]>([
  [302, ''],
  [400, '<html>'],
  [403, undefined],
  [408, errorBody('Timed out')],
  [429, errorBody('Too many requests')],
  [500, errorBody('We are facing some trouble')],
  [502, '<html>Bad gateway</html>'],
  [504, null],
])('is an error for a status %d with %j, naming the request', (status, data) => {
  const error = answer(status, data)
  expect(error).toBeInstanceOf(GatewayFault)
  expect(error.message).toBe(`Razorpay answered POST /v1/orders with ${status}`)
})

it('is an error with the connection’s reason without a response, and contains no keys', () => {
  const error = gatewayError({
    message: 'connect ECONNREFUSED 127.0.0.1:443',
    code: 'ECONNREFUSED',
    config,
    request: { headers: config.auth },
  } as Parameters<typeof gatewayError>[0])
  expect(error).toBeInstanceOf(GatewayFault)
  expect(String(error.cause)).toContain('ECONNREFUSED')
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain('very-secret')
})
