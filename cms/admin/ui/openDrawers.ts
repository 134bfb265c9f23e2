type Modal = { slug: string; isOpen: boolean; openedOn?: number }

/** Drawers of the panel: `drawer_…`, `doc-drawer_…`, `list-drawer_…`, `schedule-drawer-…`; those that edit many documents: `edit-…`. */
const DRAWER = /drawer|(^|-)edit-/

/** Slugs of the drawers that are open, the newest last. Confirmation dialogs, such as for a locked document, are excluded: Back does not close them. */
export const openDrawers = (modals: Record<string, Modal>): string[] =>
  Object.values(modals)
    .filter(({ slug, isOpen }) => isOpen && DRAWER.test(slug))
    .toSorted((a, b) => (a.openedOn ?? 0) - (b.openedOn ?? 0))
    .map(({ slug }) => slug)
