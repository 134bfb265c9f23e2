'use client'
import Download from 'lucide-react/icons/download'
import type { DownloadView, FreeDownloadView } from '#domain/calls/resources.ts'
import { counted } from '#site/data/courseFacts.ts'
import { dayText } from '#site/data/dateText.ts'
import { useDownloads } from '#site/data/downloads.ts'
import { useMe } from '#site/data/me.ts'
import { AccountFrame } from '#site/features/shell/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { iconSlot, looks, root, sizes } from '#site/ui/Button.css.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { Words } from '#site/ui/Words.tsx'
import { group, list, note, row, title, words } from './DownloadsScreen.css.ts'

/** `/downloads`: files of what one has bought, and free ones that are open to this person. */
export function DownloadsScreen() {
  return (
    <AccountFrame
      purpose="see your downloads"
      skeleton={
        <>
          <h1>Downloads</h1>
          <Waiting />
        </>
      }
    >
      <h1>Downloads</h1>
      <Lists />
    </AccountFrame>
  )
}

const Waiting = () => (
  <>
    <p className="sr-only" role="status">
      Loading
    </p>
    <div aria-hidden="true">
      <Skeleton height={78} radius={12} />
    </div>
  </>
)

function Lists() {
  const { base } = useProject()
  const { me } = useMe(base)
  const { downloads, error, reload } = useDownloads(base, me?.uid)
  if (!downloads && error)
    return (
      <ErrorState title="Your downloads did not load" text="They are safe. Check the network and try again.">
        <Button look="outline" onPress={() => void reload()}>
          Retry
        </Button>
      </ErrorState>
    )
  if (!downloads) return <Waiting />
  const { items, free } = downloads
  if (items.length === 0 && free.length === 0)
    return (
      <EmptyState
        title="Nothing to download yet"
        text="E-books and files of what you buy appear here, and free PDFs that you have opened."
      >
        <LinkButton href="/free-resources">See free resources</LinkButton>
      </EmptyState>
    )
  return (
    <>
      {items.length > 0 ? (
        <section className={group} aria-labelledby="bought">
          <h2 id="bought">Bought</h2>
          <ul className={list}>
            {items.map((item) => (
              <File
                key={item.id}
                href={`${base}/api/downloads/${item.id}/file`}
                title={item.title}
                note={boughtNote(item)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {free.length > 0 ? (
        <section className={group} aria-labelledby="free">
          <h2 id="free">Free, open to you</h2>
          <ul className={list}>
            {free.map((one) => (
              <File
                key={one.slug}
                href={`${base}/api/free-resources/${one.slug}/file`}
                title={one.title}
                note={pagesOf(one)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <div>
        <LinkButton href="/free-resources" look="outline">
          More free resources
        </LinkButton>
      </div>
    </>
  )
}

const pagesOf = ({ pages }: Pick<FreeDownloadView, 'pages'>): string =>
  pages ? `PDF · ${counted(pages, 'page')}` : 'PDF'

const boughtNote = (item: DownloadView): string =>
  [pagesOf(item), `from ${item.product}`, item.endsAt ? `until ${dayText(item.endsAt)}` : null]
    .filter(Boolean)
    .join(' · ')

function File({ href, title: name, note: text }: { href: string; title: string; note: string }) {
  return (
    <li className={row}>
      <div className={words}>
        <h3 className={title}>
          <Words>{name}</Words>
        </h3>
        <p className={note}>
          <Words>{text}</Words>
        </p>
      </div>
      <a href={href} className={`${root} ${sizes.m} ${looks.outline}`} aria-label={`Download ${name}`}>
        <span className={iconSlot}>
          <Icon icon={Download} size="s" />
        </span>
        Download
      </a>
    </li>
  )
}
