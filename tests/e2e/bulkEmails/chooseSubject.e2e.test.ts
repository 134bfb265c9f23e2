import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { expect, test } from '@playwright/test'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { runSql } from '../support/database.ts'
import { overlaysLeft } from '../support/overlaysLeft.ts'
import { DEMO, openStaffCalls, saveAs } from '../support/panel.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')

/** A sample of nine e-mails of this bulk e-mail, five of them with the first subject, as the job leaves it. */
async function sentSample(id: string): Promise<void> {
  await runSql(
    ...[...'abababab', 'a'].map((half) => {
      const key = randomUUID()
      return sql`
        insert into outgoing_messages (id, key, project, user, channel, host, bulk_email, half, kind, state)
        select ${key}, ${key}, p.id, u.id, 'email', 'demo.localhost', ${id}, ${half}, 'news', 'sent'
        from projects p join users u on u.project_id = p.id
        where p.slug = 'demo' limit 1`
    }),
    sql`update bulk_emails set state = 'choosing', sample_size = 9, queued_count = 9 where id = ${id}`,
  )
}

test('a bulk e-mail says whom it goes to before it is sent, and its subject is chosen by what the sample did, on a phone', async ({
  browser,
}) => {
  const panel = await openStaffCalls(browser, DEMO.admin)
  const errors: string[] = []
  panel.on('pageerror', (error) => errors.push(error.message))
  panel.on('console', (line) => line.type() === 'error' && errors.push(line.text()))
  await panel.setViewportSize({ width: 360, height: 740 })
  const { id } = await saveAs(panel, 'POST', '/bulk-emails', {
    title: `Two subjects ${process.pid}`,
    subject: 'New batches',
    secondSubject: 'Your next batch',
    blocks: [{ kind: 'text', text: 'They begin in January.' }],
  })
  await panel.goto(`${ORIGIN}/admin/collections/bulk-emails/${id}`)
  await untilPanelIsHydrated(panel)
  await expect(panel.getByText('Has a result in the test paper')).toBeVisible()
  await expect(panel.getByText('With at least so many marks')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(panel.getByRole('dialog')).toContainText('Fewer than five people get it.')
  await expectAccessible(panel, 'dialog')
  await panel.screenshot({ path: test.info().outputPath('send-360.png') })
  await panel.keyboard.press('Escape')
  await overlaysLeft(panel)
  await sentSample(id)
  await panel.reload()
  await untilPanelIsHydrated(panel)
  await panel.getByRole('button', { name: 'Choose the subject' }).click()
  const dialog = panel.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /^New batches\s*5 sent/ })).toBeChecked()
  await expect(
    dialog.getByRole('radio', { name: /^Your next batch\s*sent to fewer than five/ }),
  ).not.toBeChecked()
  await expectAccessible(panel, 'dialog')
  await panel.screenshot({ path: test.info().outputPath('choose-360.png') })
  await dialog.getByRole('radio', { name: /Your next batch/ }).check()
  await dialog.getByRole('button', { name: 'Send to the others' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Choose the subject' })).toHaveCount(0)
  const chosen = await panel.evaluate(
    async (which) =>
      (await (await fetch(`/api/bulk-emails/${which}?depth=0`)).json()).chosenSubject as string,
    id,
  )
  expect(chosen).toBe('b')
  expect(errors).toEqual([])
  await panel.context().close()
})
