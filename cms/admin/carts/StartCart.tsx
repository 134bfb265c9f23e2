'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type OrderItem, toCallItem } from '../stock/OrderItem.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ProductPicker } from '../ui/ProductPicker.tsx'
import { postCall } from '../ui/panelClient.ts'
import { type FoundStudent, StudentPicker } from '../ui/StudentPicker.tsx'

/** Creates a student's cart with a first product and opens it. */
export function StartCart({ canAddPeople }: { canAddPeople: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [student, setStudent] = useState<FoundStudent | null>(null)
  const [problem, setProblem] = useState('')
  const router = useRouter()

  async function begin(orderItem: OrderItem) {
    const { quantity: _, ...item } = toCallItem(orderItem)
    const answer = await postCall<{ cart: string }>('/sales/buildcart', { student: student?.id, ...item })
    if (!answer.apiSuccess) return setProblem(answer.message)
    router.push(`/admin/collections/carts/${answer.cart}`)
  }

  return (
    <div className="panel-actions order-start">
      <button type="button" className="panel-button panel-button--primary" onClick={() => setOpen(true)}>
        Build a cart for a student
      </button>
      {isOpen && (
        <Dialog title="Build a cart" onClose={() => setOpen(false)}>
          <div className="order-steps">
            <StudentPicker
              chosen={student}
              onChoose={setStudent}
              addAt={canAddPeople ? '/admin/people/add' : null}
            />
            {student && <ProductPicker onAdd={begin} />}
            <p className="panel-field__error" role="alert">
              {problem}
            </p>
            <div className="panel-actions people-dialog__actions">
              <button type="button" className="panel-button" onClick={() => setOpen(false)}>
                Back
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  )
}
