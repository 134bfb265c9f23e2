import type { Call } from '../defineCall.ts'
import { addressList, addressPincode, addressRemove, addressSave, addressSetDefault } from './addresses.ts'
import { changeidentitySend, changeidentityVerify } from './changeIdentity.ts'
import { deleteaccount } from './deleteAccount.ts'
import { mydata } from './myData.ts'
import { profile, updateuserdoc } from './profile.ts'
import { sessions, signoutdevice, signouteverywhere } from './sessions.ts'
import { stepupSend, stepupVerify } from './stepUp.ts'

export const ACCOUNT_CALLS: Call[] = [
  updateuserdoc,
  profile,
  sessions,
  signoutdevice,
  signouteverywhere,
  stepupSend,
  stepupVerify,
  changeidentitySend,
  changeidentityVerify,
  mydata,
  deleteaccount,
  addressList,
  addressSave,
  addressRemove,
  addressSetDefault,
  addressPincode,
]
