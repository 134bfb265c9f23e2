'use client'
import { splitProjectPath } from '#domain/links/projectPath.ts'
import { LANG } from '#domain/text/locales.ts'
import { useLostPage } from '#site/features/error-report/useLostPage.ts'

/** The texts of the language are not available outside the providers. */
const TEXTS = {
  en: {
    title: 'This page did not load',
    text: 'Your orders and progress are safe. Check the network and try again.',
    retry: 'Retry',
  },
  hi: {
    title: 'यह पेज नहीं खुला',
    text: 'आपके ऑर्डर और आपकी प्रगति सुरक्षित हैं। नेटवर्क जाँचें और दोबारा कोशिश करें।',
    retry: 'दोबारा कोशिश करें',
  },
}
const HINDI = /^\/hi(\/|$)/

/** The last resort, when even the layout failed: plain, in system colours. */
export default function GlobalError({ error }: { error: Error }) {
  useLostPage(error)
  const locale =
    typeof location === 'object' && HINDI.test(splitProjectPath(location.pathname).path) ? 'hi' : 'en'
  const t = TEXTS[locale]
  return (
    <html lang={LANG[locale]} suppressHydrationWarning>
      <body
        style={{ font: '1rem/1.55 system-ui, sans-serif', colorScheme: 'light dark', padding: '15vh 24px' }}
      >
        <title>{t.title}</title>
        <main style={{ maxWidth: '34rem', margin: '0 auto' }}>
          <h1>{t.title}</h1>
          <p>{t.text}</p>
          <button
            type="button"
            onClick={() => location.reload()}
            style={{ font: 'inherit', padding: '10px 18px' }}
          >
            {t.retry}
          </button>
        </main>
      </body>
    </html>
  )
}
