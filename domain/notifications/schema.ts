import { z } from '@hono/zod-openapi'
import { issue, type WithMessages } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'

export const NOTIFICATION_TYPES = ['success', 'info', 'warning', 'order'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

export const Notification = model('Notification', {
	id: z.string(),
	message: z.string(),
	type: z.enum(NOTIFICATION_TYPES),
	link: z.string().nullable(),
	orderId: z.string().nullable(),
	read: z.boolean(),
	timestamp: z.string(),
})
export type Notification = z.output<typeof Notification>
export type NotificationWithMessages = WithMessages<Notification, 'message'>

export const NotificationChange = model('NotificationChange', {
	read: z.boolean(issue('notifications.read_wrong')),
})

export const NotificationsChange = NotificationChange.extend({
	type: z.enum(NOTIFICATION_TYPES).optional().openapi({ description: 'Only those of this type' }),
}).openapi('NotificationsChange')
export type NotificationsChange = z.output<typeof NotificationsChange>

/** The event a subscriber receives of a notification, as soon as it is there. */
export const NotificationEvent = Notification.omit({ read: true, timestamp: true })
	.extend({ quiet: z.boolean().openapi({ description: 'Not in the list of notifications' }) })
	.openapi('NotificationEvent')
export type NotificationEvent = z.output<typeof NotificationEvent>
export type EventWithMessages = WithMessages<NotificationEvent, 'message'>

/** The id of the last event that a subscriber has received. */
const EventId = z
	.string()
	.regex(/^\d{1,15}$/, issue('notifications.event_wrong'))
	.transform(Number)
	.optional()

export const EventsQuery = z.object({ after: EventId })
export const EventsHeaders = z.object({ 'last-event-id': EventId })

export const EventsCursor = model('EventsCursor', {
	after: z.string().openapi({ description: 'The id of the last event so far' }),
})
