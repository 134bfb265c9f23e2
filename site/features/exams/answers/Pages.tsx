'use client'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import FileText from 'lucide-react/icons/file-text'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { PlainIconButton } from '#site/ui/PlainButton.tsx'
import type { HallFiles } from '../hall/engine/openFiles.ts'
import { useHallFiles } from '../hall/HallContext.tsx'
import * as styles from './Pages.css.ts'

type PagesProps = {
  question: string
  /** Digests of the pages in their order. */
  files: readonly string[]
  maxFiles: number
  isDisabled: boolean
  onChange: (files: string[]) => void
}

const ACCEPT = 'image/jpeg,image/png,image/webp,application/pdf'

/** Photos and PDFs of an answer on paper: added, put in order, removed, each with its upload state. Only in a hall. */
export function Pages(props: PagesProps) {
  const store = useHallFiles()
  return store ? <Kept {...props} store={store} /> : null
}

function Kept({ question, files, maxFiles, isDisabled, onChange, store }: PagesProps & { store: HallFiles }) {
  const t = useTexts('hall').pages
  const kept = useSyncExternalStore(store.subscribe, store.list)
  const [isAdding, setIsAdding] = useState(false)
  const [faults, setFaults] = useState<string[]>([])
  const [warnings, setWarnings] = useState<string[]>([])
  const isFull = files.length >= maxFiles
  const add = async (chosen: readonly File[]): Promise<void> => {
    setIsAdding(true)
    const next = [...files]
    const problems: string[] = []
    const doubtful: string[] = []
    for (const file of chosen) {
      if (next.length >= maxFiles) {
        problems.push(fillPlaceholders(t.faults.tooMany, { max: maxFiles }))
        break
      }
      const page = await store.add(question, file)
      if (page.state !== 'ready') problems.push(`${file.name}: ${t.faults[page.state]}`)
      else if (!next.includes(page.digest)) {
        next.push(page.digest)
        if (page.fault)
          doubtful.push(fillPlaceholders(t.doubtful[page.fault], { number: next.length, name: file.name }))
      }
    }
    setFaults(problems)
    setWarnings(doubtful)
    setIsAdding(false)
    if (next.length > files.length) onChange(next)
  }
  const move = (from: number, to: number): void => {
    const next = [...files]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
  }
  return (
    <fieldset className={styles.pages} disabled={isDisabled}>
      <legend className={styles.name}>{t.title}</legend>
      <p className={styles.help}>{fillPlaceholders(t.help, { count: files.length, max: maxFiles })}</p>
      <ol className={styles.list}>
        {files.map((digest, index) => {
          const number = index + 1
          const page = kept.find((one) => one.question === question && one.digest === digest)
          return (
            <li key={digest} className={styles.page}>
              <Preview
                blob={page?.blob ?? null}
                isPdf={page?.type === 'application/pdf'}
                address={store.address(question, digest)}
                alt={fillPlaceholders(t.page, { number })}
              />
              <span className={styles.words}>
                <span>{fillPlaceholders(t.page, { number })}</span>
                <span className={styles.state} role="status">
                  {t.states[page?.state === 'waiting' || page?.state === 'refused' ? page.state : 'sent']}
                </span>
              </span>
              <span className={styles.acts}>
                <PlainIconButton
                  icon={ArrowUp}
                  label={fillPlaceholders(t.up, { number })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <PlainIconButton
                  icon={ArrowDown}
                  label={fillPlaceholders(t.down, { number })}
                  disabled={number === files.length}
                  onClick={() => move(index, index + 1)}
                />
                <PlainIconButton
                  icon={Trash2}
                  label={fillPlaceholders(t.remove, { number })}
                  onClick={() => onChange(files.filter((one) => one !== digest))}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <div role="status" className={styles.fault}>
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
        {warnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            {warning}
          </p>
        ))}
      </div>
      {isFull ? null : (
        <label className={`${styles.add} ${button} ${sizes.m} ${looks.outline}`}>
          {isAdding ? t.adding : t.add}
          <input
            type="file"
            multiple
            accept={ACCEPT}
            disabled={isDisabled || isAdding}
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])]
              currentTarget.value = ''
              void add(chosen)
            }}
          />
        </label>
      )}
    </fieldset>
  )
}

type PreviewProps = { blob: Blob | null; isPdf: boolean; address: string; alt: string }

/** A page small: from this device, else from the server. */
function Preview({ blob, isPdf, address, alt }: PreviewProps) {
  const [local, setLocal] = useState<string | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    if (!blob) return
    const url = URL.createObjectURL(blob)
    setLocal(url)
    return () => URL.revokeObjectURL(url)
  }, [blob])
  const source = blob ? local : address
  if (isPdf || isMissing || !source)
    return (
      <span className={styles.picture}>
        <Icon icon={FileText} size="m" />
      </span>
    )
  return (
    // biome-ignore lint/performance/noImgElement: a private file of this person, not a picture of the site
    <img className={styles.picture} src={source} alt={alt} onError={() => setIsMissing(true)} />
  )
}
