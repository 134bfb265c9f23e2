import type { TextFieldServerProps } from 'payload'
import { exportedListsOf } from '../../operations/transfers/exportedLists.ts'
import { ExportListField } from './ExportListField.tsx'

/** The exported list: one of those that the viewer may export. */
export const ExportList = ({ req, path }: TextFieldServerProps & { path: string }) => (
  <ExportListField path={path} lists={exportedListsOf(req)} />
)
