/**
 * The part of the service worker that shows messages of the server and opens what they point to: a page of the project, or of the panel.
 * It uses BASE and OTHERS of serviceWorker.ts.
 */
export const PUSH_WORKER = `
self.addEventListener('push', (event) => {
  let message
  try {
    message = event.data.json()
  } catch {
    return
  }
  const { id, title, body, href } = message
  event.waitUntil(self.registration.showNotification(title, { body, tag: id, icon: BASE + '/icon/192.png', data: { href } }))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage((event.notification.data || {}).href || '/notifications'))
})
async function openPage(href) {
  const { origin } = self.location
  const wanted = new URL(OTHERS.test(href) ? href : BASE + href, origin)
  const url = wanted.origin === origin ? wanted.href : origin + BASE + '/notifications'
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = open.find((client) => client.url === url)
  return shown ? shown.focus() : self.clients.openWindow(url)
}
`
