import clsx from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Icon } from '../media/Icon.tsx'
import { box, labelRow, root } from './Field.css.ts'
import { value as valueStyle } from './Select.css.ts'

type SelectAtRestProps = { label: string; value: string; className?: string }

/** The placeholder of a `Select` until its script is loaded, in the same size. */
export function SelectPlaceholder({ label, value, className }: SelectAtRestProps) {
  return (
    <div className={clsx(root, className)}>
      <span className={labelRow}>{label}</span>
      <div className={box} data-disabled="">
        <span className={valueStyle}>{value}</span>
        <Icon icon={ChevronDown} size="s" />
      </div>
    </div>
  )
}
