'use client'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Icon } from '../media/Icon.tsx'
import { box, root } from './Checkbox.css.ts'

/** Selects its row, or in the head every row; a dash while only some are selected. */
export function TableCheckbox() {
  return (
    <Checkbox slot="selection" className={root}>
      {({ isIndeterminate }) => (
        <span className={box} data-on={isIndeterminate || undefined}>
          <Icon icon={isIndeterminate ? Minus : Check} size="xs" strokeWidth={3} />
        </span>
      )}
    </Checkbox>
  )
}
