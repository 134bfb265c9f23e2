import { expect, it } from 'vitest'
import { bodyRule, OWN_LIMIT, SAVE_LIMIT, UPLOAD_LIMIT } from '#cms/server/http/bodyRule.ts'
import { PART_BYTES } from '#domain/storage/uploadParts.ts'

it.each([
  ['/api/auth/verifyOtp', 'application/json', OWN_LIMIT, 'json'],
  ['/api/payment/placeOrder', 'text/plain', OWN_LIMIT, 'json'],
  ['/api/nothing/here', '', OWN_LIMIT, 'json'],
  ['/api/payment/webhook/sandbox', 'application/json', OWN_LIMIT, 'raw'],
  ['/api/pages', 'multipart/form-data; boundary=x', SAVE_LIMIT, 'any'],
  ['/api/selling-products/1', 'application/json', SAVE_LIMIT, 'any'],
  ['/api/payload-preferences/nav', 'application/json', SAVE_LIMIT, 'any'],
  ['/api/media', 'multipart/form-data; boundary=x', UPLOAD_LIMIT, 'any'],
  ['/api/media', 'application/json', SAVE_LIMIT, 'any'],
  ['/api/media/1/replacefile', 'multipart/form-data; boundary=x', UPLOAD_LIMIT, 'any'],
  ['/api/uploads/addpart', 'application/octet-stream', PART_BYTES, 'raw'],
  ['/admin/collections/pages', 'text/plain;charset=UTF-8', SAVE_LIMIT, 'raw'],
  ['/dev/sandbox-gateway/x', 'application/x-www-form-urlencoded', OWN_LIMIT, 'raw'],
])('limits %s with %s to %i bytes as %s', (path, contentType, limit, kind) => {
  expect(bodyRule(path, contentType)).toMatchObject({ limit, kind })
})

it.each([
  ['/api/pages', true],
  ['/api/payload-preferences/nav', true],
  ['/api/media', true],
  ['/admin/login', true],
  ['/api/uploads/addpart', true],
  ['/api/media/1/replacefile', false],
  ['/api/reviews/addphoto', false],
  ['/api/notifications/read', false],
  ['/api/auth/verifyOtp', false],
])('allows large bodies at %s for staff: %s', (path, isForStaff) => {
  expect(bodyRule(path, 'multipart/form-data; boundary=x').isForStaff).toBe(isForStaff)
})
