import { moduleAccess } from '#access/moduleRules.ts'
import { searchByStudent } from '#hooks/people/searchByStudent.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Certificates of classes: one for a student and a class (`key`). `statement` is what is signed and `signature` its Ed25519 signature; both
 * are in the link and the QR code, so only whether it was revoked is read here. Deleted with the account.
 */
export const Certificates = projectScoped({
  slug: 'certificates',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Certificate', plural: 'Certificates' },
  admin: {
    group: 'Learning',
    useAsTitle: 'number',
    defaultColumns: ['number', 'name', 'title', 'issuedAt', 'revokedAt'],
    listSearchableFields: ['number', 'name', 'title'],
    components: {
      edit: { beforeDocumentControls: ['/admin/entitlements/CertificateActions#CertificateActions'] },
    },
  },
  access: moduleAccess('certificates'),
  hooks: { beforeOperation: [searchByStudent] },
  indexes: [{ fields: ['project', 'number'] }],
  fields: [
    { name: 'number', type: 'text', required: true },
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      admin: { components: { Cell: '/admin/orders/StudentCell#StudentCell' } },
    },
    { name: 'class', type: 'relationship', relationTo: 'classes', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'issuedAt', type: 'date', required: true },
    { name: 'revokedAt', type: 'date' },
    { name: 'revokedReason', type: 'text', maxLength: 300 },
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'statement', type: 'textarea', required: true, admin: { hidden: true } },
    { name: 'signature', type: 'text', required: true, admin: { hidden: true } },
  ],
})
