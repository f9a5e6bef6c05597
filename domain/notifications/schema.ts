import { z } from '@hono/zod-openapi'
import { issue, type WithMessages } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { optionalLine } from '../../shared/text/text.ts'

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

export const NotificationCounts = model('NotificationCounts', {
	all: z.number(),
	unread: z.number(),
})
export type NotificationCounts = z.output<typeof NotificationCounts>

export const ClearingQuery = z.object({
	upTo: optionalLine(64).openapi({
		description: 'The id of the newest one to clear, so that one that came since stays; else all',
	}),
})

export const NotificationsCleared = model('NotificationsCleared', {
	cleared: z.number().openapi({ description: 'How many were cleared' }),
	at: z.string().openapi({ description: 'When; they can be restored by it' }),
})
export type NotificationsCleared = z.output<typeof NotificationsCleared>

export const NotificationsRestored = model('NotificationsRestored', {
	at: z.iso
		.datetime({ error: issue('notifications.cleared_at_wrong') })
		.transform((text) => Date.parse(text))
		.openapi({ type: 'string', format: 'date-time', description: 'When they were cleared' }),
})

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
