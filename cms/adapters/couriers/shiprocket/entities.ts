import { z } from 'zod'

/** Ids are numbers in some responses and strings in others. */
const id = z.union([z.number().int(), z.string().min(1)]).transform(String)
const text = z.string().nullish()

/** The fields that we read of Shiprocket's responses. Its amounts are rupees; its times are Indian time without an offset. */
export const CreatedSchema = z.object({ order_id: id, shipment_id: id, awb_code: text, courier_name: text })

export const OrdersSchema = z.object({
  data: z.array(
    z.object({
      id,
      channel_order_id: id,
      status: text,
      shipments: z.array(z.object({ id, awb: text, courier: text })).default([]),
    }),
  ),
})

export const AwbSchema = z.object({
  awb_assign_status: z.number().nullish(),
  message: text,
  response: z
    .object({
      data: z.object({ awb_code: text, courier_name: text, awb_assign_error: text }).nullish().catch(null),
    })
    .nullish(),
})

export const PickupSchema = z.object({
  pickup_status: z.number().nullish(),
  message: text,
  response: z.object({ pickup_scheduled_date: text, data: z.unknown() }).nullish().catch(null),
})

export const LabelSchema = z.object({ label_created: z.number().nullish(), label_url: text })

const status = z.union([z.string(), z.number()]).nullish()
const ActivitySchema = z.object({
  date: text,
  status: status,
  activity: text,
  location: text,
  'sr-status': status,
  'sr-status-label': text,
})
export type Activity = z.infer<typeof ActivitySchema>

export const TrackSchema = z.object({
  tracking_data: z.object({
    track_status: z.number().nullish(),
    shipment_track: z
      .array(z.object({ awb_code: text, order_id: id.nullish(), courier_name: text, edd: text }))
      .nullish(),
    shipment_track_activities: z.array(ActivitySchema).nullish(),
    etd: text,
  }),
})

export const WebhookSchema = z.object({
  awb: z.union([z.string(), z.number()]).transform(String),
  courier_name: text,
  current_status: text,
  current_status_id: status,
  shipment_status: text,
  shipment_status_id: status,
  current_timestamp: text,
  sr_order_id: id.nullish(),
  etd: text,
  scans: z.array(ActivitySchema).nullish(),
  is_return: z.union([z.number(), z.boolean()]).nullish(),
})
export type Webhook = z.infer<typeof WebhookSchema>

/** For responses whose body is not read. */
export const AnythingSchema = z.unknown()
