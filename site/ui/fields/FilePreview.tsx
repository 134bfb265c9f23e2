'use client'
import FileText from 'lucide-react/icons/file-text'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { fileSize } from '#domain/text/fileSize.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { IconButton } from '../IconButton.tsx'
import { Icon } from '../media/Icon.tsx'
import { file as fileStyle, mark, name, picture, size, sound, text } from './FileDrop.css.ts'

type FilePreviewProps = { file: File; onRemove: () => void; isDisabled?: boolean }

/** One chosen file: its image if it is one, its name, a player for sound and size, and a button to remove it. */
export function FilePreview({ file, onRemove, isDisabled }: FilePreviewProps) {
  const t = useTexts('files')
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!/^(image|audio)\//.test(file.type)) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <li className={fileStyle}>
      {url && file.type.startsWith('image/') ? (
        // biome-ignore lint/performance/noImgElement: a local file
        <img src={url} alt="" className={picture} onError={() => setUrl(null)} />
      ) : (
        <span className={mark}>
          <Icon icon={FileText} />
        </span>
      )}
      <div className={text}>
        <p className={name} title={file.name} dir="auto">
          {file.name}
        </p>
        <p className={size}>{fileSize(file.size)}</p>
        {url && file.type.startsWith('audio/') ? (
          // biome-ignore lint/a11y/useMediaCaption: the person's own recording
          <audio controls src={url} aria-label={file.name} className={sound} />
        ) : null}
      </div>
      <IconButton
        icon={X}
        label={fillPlaceholders(t.remove, { name: file.name })}
        onPress={onRemove}
        isDisabled={isDisabled}
      />
    </li>
  )
}
