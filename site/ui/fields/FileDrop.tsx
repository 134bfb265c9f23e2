'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useId, useState } from 'react'
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../media/Icon.tsx'
import { checkFiles, type FileFault, type FileRules } from './checkFiles.ts'
import { errorIcon, error as errorStyle, labelRow, root } from './Field.css.ts'
import { faults as faultsStyle, list, reason as reasonStyle, zone } from './FileDrop.css.ts'
import { FilePreview } from './FilePreview.tsx'

type FileDropProps = FileRules & {
  label: string
  files: readonly File[]
  onChange: (files: File[]) => void
  help?: ReactNode
  /** The server's error about the files. */
  error?: ReactNode
  /** The files are being uploaded. */
  isPending?: boolean
  isDisabled?: boolean
}

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]

/** Files chosen by a button, dropped or pasted; invalid ones are listed with the reason and left out. */
export function FileDrop(props: FileDropProps) {
  const { label, files, onChange, help, error, isPending, isDisabled, accept, maxFiles = 1 } = props
  const t = useTexts('files')
  const [faults, setFaults] = useState<readonly FileFault[]>([])
  const id = useId()
  const isOff = isDisabled || isPending

  const addFiles = (chosen: readonly File[]) => {
    const checked = checkFiles(files, chosen, props, t)
    setFaults(checked.faults)
    onChange(checked.files)
  }
  const drop = async ({ items }: DropEvent) =>
    addFiles(await Promise.all(items.filter((item) => item.kind === 'file').map((item) => item.getFile())))

  const shownFaults = error ? [{ file: '', reason: error }] : faults
  return (
    <div className={root}>
      <span id={id} className={labelRow}>
        {label}
      </span>
      <DropZone
        aria-labelledby={id}
        isDisabled={isOff}
        onDrop={(event) => void drop(event)}
        getDropOperation={() => 'copy'}
        className={zone}
        data-invalid={shownFaults.length > 0 || undefined}
      >
        <FileTrigger
          acceptedFileTypes={accept}
          allowsMultiple={maxFiles > 1}
          onSelect={(chosen) => chosen && addFiles([...chosen])}
        >
          <Button look="outline" size="s" icon={Upload} isDisabled={isDisabled} isPending={isPending}>
            {maxFiles > 1 ? t.chooseMany : t.choose}
          </Button>
        </FileTrigger>
        <span>{help ?? t.orDrop}</span>
      </DropZone>
      <div role="status" className={faultsStyle}>
        {shownFaults.map(({ file, reason }) => (
          <p key={file} className={errorStyle}>
            <Icon icon={CircleAlert} size="xs" className={errorIcon} />
            <span className={reasonStyle}>
              {file ? <bdi>{file}</bdi> : null} {reason}
            </span>
          </p>
        ))}
      </div>
      {files.length > 0 ? (
        <ul className={list}>
          {files.map((file) => (
            <FilePreview
              key={`${file.name} ${file.size}`}
              file={file}
              isDisabled={isOff}
              onRemove={() => {
                setFaults([])
                onChange(files.filter((kept) => kept !== file))
              }}
            />
          ))}
        </ul>
      ) : null}
    </div>
  )
}
