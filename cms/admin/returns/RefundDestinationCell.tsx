import type { DefaultServerCellComponentProps } from 'payload'
import { DESTINATION_NAMES } from '#domain/returns/names.ts'
import { destinationOfRefund } from '#domain/returns/refundDestination.ts'
import { gatewayName } from '../orders/orderTexts.ts'

/** List cell: the destination of a refund; for the original payment method the gateway that pays it. */
export const RefundDestinationCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => {
  const gateway = String(cellData ?? '')
  const destination = destinationOfRefund({ gateway, gatewayRefundId: rowData.gatewayRefundId })
  return destination === 'source' ? gatewayName(gateway) : DESTINATION_NAMES[destination]
}
