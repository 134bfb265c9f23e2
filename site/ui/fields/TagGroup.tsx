'use client'
import clsx from 'clsx'
import X from 'lucide-react/icons/x'
import { Button } from 'react-aria-components/Button'
import { TagGroup as AriaTagGroup, Tag, TagList } from 'react-aria-components/TagGroup'
import { Icon } from '../media/Icon.tsx'
import { MixedText } from '../richText/MixedText.tsx'
import { label as labelStyle, list, remove, root, tag } from './TagGroup.css.ts'

type TagGroupProps = {
  /** Names the group: `Applied filters`. */
  label: string
  tags: readonly { id: string; label: string }[]
  /** Called by the cross of a tag and by Delete or Backspace on it. */
  onRemove: (ids: string[]) => void
  isDisabled?: boolean
  className?: string
}

/** The applied values, each with a cross that removes it. Arrow keys move between tags. */
export function TagGroup({ label, tags, onRemove, isDisabled, className }: TagGroupProps) {
  const disabled = isDisabled ? tags.map(({ id }) => id) : undefined
  return (
    <AriaTagGroup
      aria-label={label}
      className={clsx(root, className)}
      disabledKeys={disabled}
      onRemove={(keys) => onRemove([...keys].map(String))}
    >
      <TagList className={list} items={tags}>
        {(entry) => (
          <Tag textValue={entry.label} className={tag}>
            <span className={labelStyle}>
              <MixedText>{entry.label}</MixedText>
            </span>
            <Button slot="remove" className={remove}>
              <Icon icon={X} size="xs" strokeWidth={2} />
            </Button>
          </Tag>
        )}
      </TagList>
    </AriaTagGroup>
  )
}
