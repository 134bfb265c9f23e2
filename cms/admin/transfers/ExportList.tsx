import type { TextFieldServerProps } from 'payload'
import { exportedListsOf } from '../../operations/transfers/exportedLists.ts'
import { ExportListField } from './ExportListField.tsx'

/** Which list is exported: of those that the person may download. */
export const ExportList = ({ req, path }: TextFieldServerProps & { path: string }) => (
  <ExportListField path={path} lists={exportedListsOf(req)} />
)
