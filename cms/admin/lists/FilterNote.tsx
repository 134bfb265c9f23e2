import type { Where } from 'payload'
import { ShowAll } from './ShowAll.tsx'

/** Note that a list is filtered, for filters that neither the filter form nor a queue above the list shows. */
export const FilterNote = ({ list, where }: { list: string; where: Where | undefined }) =>
  where?.and && !where.or ? (
    <p className="panel-muted list-filter-note">
      Filtered. <ShowAll href={`/admin/collections/${list}`}>Show all</ShowAll>
    </p>
  ) : null
