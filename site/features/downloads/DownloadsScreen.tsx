'use client'
import Download from 'lucide-react/icons/download'
import type { DownloadView, FreeDownloadView } from '#domain/calls/resources.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { useDownloads } from '#site/data/account/downloads.ts'
import { useMe } from '#site/data/account/me.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import type { Texts } from '#site/texts/Texts.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { iconSlot, looks, root, sizes } from '#site/ui/Button.css.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { group, list, note, row, title, words } from './DownloadsScreen.css.ts'

/** `/downloads`: files of purchased products, and free ones that are open to this person. */
export function DownloadsScreen() {
  const t = useTexts('downloads')
  return (
    <AccountFrame
      purpose={t.purpose}
      skeleton={
        <>
          <h1>{t.title}</h1>
          <Waiting />
        </>
      }
    >
      <h1>{t.title}</h1>
      <Lists />
    </AccountFrame>
  )
}

function Waiting() {
  const { loading } = useTexts('downloads')
  return (
    <>
      <p className="sr-only" role="status">
        {loading}
      </p>
      <div aria-hidden="true">
        <Skeleton height={78} radius={12} />
      </div>
    </>
  )
}

function Lists() {
  const t = useTexts('downloads')
  const { base } = useProject()
  const { me } = useMe(base)
  const noteTexts = { locale: useLocale(), facts: useTexts('facts'), downloads: t }
  const { downloads, error, reload } = useDownloads(base, me?.uid)
  if (!downloads && error)
    return (
      <ErrorState title={t.failed} text={t.failedText}>
        <Button look="outline" onPress={() => void reload()}>
          {t.retry}
        </Button>
      </ErrorState>
    )
  if (!downloads) return <Waiting />
  const { items, free } = downloads
  if (items.length === 0 && free.length === 0)
    return (
      <EmptyState title={t.none} text={t.noneText}>
        <LinkButton href="/free-resources">{t.seeFree}</LinkButton>
      </EmptyState>
    )
  return (
    <>
      {items.length > 0 ? (
        <section className={group} aria-labelledby="bought">
          <h2 id="bought">{t.bought}</h2>
          <ul className={list}>
            {items.map((item) => (
              <File
                key={item.id}
                href={item.left === 0 ? null : `${base}/api/downloads/${item.id}/file`}
                title={item.title}
                note={boughtNote(item, noteTexts)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {free.length > 0 ? (
        <section className={group} aria-labelledby="free">
          <h2 id="free">{t.free}</h2>
          <ul className={list}>
            {free.map((resource) => (
              <File
                key={resource.slug}
                href={`${base}/api/free-resources/${resource.slug}/file`}
                title={resource.title}
                note={pagesOf(resource, noteTexts)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <div>
        <LinkButton href="/free-resources" look="outline">
          {t.moreFree}
        </LinkButton>
      </div>
    </>
  )
}

type NoteTexts = { locale: Locale; facts: Texts['facts']; downloads: Texts['downloads'] }

const pagesOf = ({ pages }: Pick<FreeDownloadView, 'pages'>, { locale, facts }: NoteTexts): string =>
  pages ? `${facts.pdf} · ${countedText(locale, facts.pages, pages)}` : facts.pdf

const boughtNote = (item: DownloadView, texts: NoteTexts): string =>
  [
    pagesOf(item, texts),
    fillPlaceholders(texts.downloads.fromProduct, { product: item.product }),
    leftNote(item, texts),
    item.endsAt ? fillPlaceholders(texts.downloads.until, { day: dayText(item.endsAt, texts.locale) }) : null,
  ]
    .filter(Boolean)
    .join(' · ')

const leftNote = ({ left }: DownloadView, { locale, downloads: t }: NoteTexts): string | null => {
  if (left === null) return null
  return left === 0 ? t.noneLeft : countedText(locale, t.left, left)
}

/** `href`: null for a file that is not sent any more. */
function File({ href, title: name, note: text }: { href: string | null; title: string; note: string }) {
  const t = useTexts('downloads')
  return (
    <li className={row}>
      <div className={words}>
        <h3 className={title}>
          <MixedText>{name}</MixedText>
        </h3>
        <p className={note}>
          <MixedText>{text}</MixedText>
        </p>
      </div>
      {href ? (
        <a
          href={href}
          className={`${root} ${sizes.m} ${looks.outline}`}
          aria-label={fillPlaceholders(t.downloadThis, { name })}
        >
          <span className={iconSlot}>
            <Icon icon={Download} size="s" />
          </span>
          {t.download}
        </a>
      ) : null}
    </li>
  )
}
