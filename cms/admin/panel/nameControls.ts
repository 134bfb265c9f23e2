/** Selectors of Payload's icon-only controls with their accessible names; the first match names a control. */
const NAMES: readonly [selector: string, name: string][] = [
  ['.step-nav__home', 'Dashboard'],
  ['.clickable-arrow--left', 'Previous page'],
  ['.clickable-arrow--right', 'Next page'],
  ['.array-actions__button', 'Actions for this row'],
  ['.doc-controls .popup-button', 'More actions'],
  ['.live-preview-toolbar .popup-button', 'Size of the preview'],
  ['.popup-button', 'More actions'],
  ['.collapsible__drag', 'Move this row'],
  ['.file-details__remove', 'Remove the file'],
  ['.upload-relationship-details__edit', 'Edit the file'],
  ['.upload-relationship-details__remove', 'Remove the file'],
  ['.date-time-picker__clear-button', 'Clear the date'],
  ['.live-preview-toolbar-controls__device-size input:first-of-type', 'Width of the preview'],
  ['.live-preview-toolbar-controls__device-size input', 'Height of the preview'],
  ['.toolbar-popup__button-bold', 'Bold'],
  ['.toolbar-popup__button-italic', 'Italic'],
  ['.toolbar-popup__button-underline', 'Underline'],
  ['.toolbar-popup__button-strikethrough', 'Strikethrough'],
  ['.toolbar-popup__button-inlineCode', 'Code'],
  ['.toolbar-popup__button-link', 'Link'],
]

const hasName = (control: Element): boolean =>
  control.hasAttribute('aria-label') ||
  control.hasAttribute('aria-labelledby') ||
  Boolean((control as HTMLInputElement).labels?.length) ||
  (control.textContent ?? '').trim() !== ''

function nameIcons(root: ParentNode): void {
  for (const [selector, name] of NAMES)
    for (const control of root.querySelectorAll(selector))
      if (!hasName(control)) control.setAttribute('aria-label', name)
}

/** Selects get the label of their field. */
function nameSelects(root: ParentNode): void {
  for (const input of root.querySelectorAll('.field-type .rs__input:not([aria-label])')) {
    const label = input.closest('.field-type')?.querySelector('.field-label')?.firstChild?.textContent
    if (label && !hasName(input)) input.setAttribute('aria-label', label)
  }
}

/** In a drawer the `for` of a label differs from the id of its input. */
function tieLabels(root: ParentNode): void {
  for (const label of root.querySelectorAll<HTMLLabelElement>('.field-type > label.field-label[for]')) {
    if (label.control) continue
    const box = label.parentElement?.querySelector(':scope > .field-type__wrap :is(input, textarea)[id]')
    if (box) box.id = label.htmlFor
  }
}

const textOf = (cell: Element | null | undefined): string => (cell?.textContent ?? '').trim()

/** The checkbox of a row gets the row's title, and each cell the name of its column, which phones show. */
function nameCells(root: ParentNode): void {
  for (const table of root.querySelectorAll('.collection-list table')) {
    const columns = [...table.querySelectorAll('thead th')].map(textOf)
    for (const row of table.querySelectorAll('tbody tr')) {
      const cells = [...row.children]
      cells.forEach((cell, index) => {
        const name = columns[index] ?? ''
        if (name && cell.getAttribute('data-column') !== name) cell.setAttribute('data-column', name)
      })
      const [box] = row.querySelectorAll('.cell-_select input')
      const label = `Select ${textOf(cells[1]) || 'this row'}`
      if (box && box.getAttribute('aria-label') !== label) box.setAttribute('aria-label', label)
    }
  }
}

/** A chosen picture is named by its alternative text; Payload shows its random file name. */
function nameFiles(root: ParentNode): void {
  for (const link of root.querySelectorAll('.upload-relationship-details__filename > a')) {
    const alt = link.closest('.upload-relationship-details')?.querySelector('img')?.alt
    if (!alt || alt === link.textContent || alt === link.getAttribute('data-name')) continue
    link.setAttribute('data-name', alt)
    link.setAttribute('aria-label', alt)
  }
}

/** Gives accessible names to elements that Payload renders without: icon buttons, selects, fields of drawers, chosen files, checkboxes and cells of lists. Idempotent. */
export function nameControls(root: ParentNode): void {
  nameIcons(root)
  nameSelects(root)
  tieLabels(root)
  nameFiles(root)
  nameCells(root)
}
