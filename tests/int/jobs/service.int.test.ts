import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { serviceFigures } from '#cms/operations/jobs/serviceFigures.ts'
import { startPayload } from '#cms/payload.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { createPerson, signIn } from '#tests/support/people.ts'
import { addOrder } from '../panel/made.ts'

it('the success rates of a day count successes and failures of one project', async () => {
  const payload = await startPayload()
  const [project, sibling] = [await createProject(payload), await createProject(payload)]
  const { id, phone } = await createPerson(payload, project)
  const stranger = openBrowser(project)
  await stranger.post('/auth/loginAndSendOtp', { phone })
  const before = await serviceFigures(payload, project.id, Date.now())
  const otp = codeFor(phone) === '0000' ? '1111' : '0000'
  const wrong = await stranger.post<{ apiSuccess: boolean }>('/auth/verifyOtp', { phone, otp })
  expect(wrong.body.apiSuccess).toBe(false)
  const refused = await serviceFigures(payload, project.id, Date.now())
  await signIn(project, (await createPerson(payload, project)).phone)
  const order = await addOrder(payload, {
    project: project.id,
    student: String(id),
    paise: 100,
    paidAt: Date.now(),
  })
  const old = new Date(Date.now() - 25 * 3_600_000).toISOString()
  for (const [status, createdAt] of [
    ['paid', undefined],
    ['failed', undefined],
    ['failed', old],
  ] as const) {
    const key = randomUUID()
    await payload.db.create({
      collection: 'payments',
      data: {
        project: project.id,
        order,
        gateway: 'sandbox',
        gatewayOrderId: key,
        gatewayKey: key,
        paymentKey: key,
        openKey: key,
        amountPaise: 100,
        status,
        isSettled: true,
        ...(createdAt ? { createdAt } : {}),
      },
    })
  }
  const found = await serviceFigures(payload, project.id, Date.now())
  const by = (figures: typeof found, name: string) => figures.find((figure) => figure.id === name)
  expect(by(found, 'payment')).toMatchObject({ good: 1, bad: 1 })
  expect(by(refused, 'signIn')).toMatchObject({ good: 0, bad: (by(before, 'signIn')?.bad ?? 0) + 1 })
  expect(by(found, 'signIn')?.good).toBe(1)
  expect(by(found, 'save')).toMatchObject({ bad: 0 })
  expect(by(found, 'save')?.good).toBeGreaterThan(0)
  expect(by(found, 'message')?.good).toBeGreaterThan(0)
  for (const { good, bad } of await serviceFigures(payload, sibling.id, Date.now()))
    expect([good, bad]).toEqual([0, 0])
})
