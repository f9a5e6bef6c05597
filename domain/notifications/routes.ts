import { z } from '@hono/zod-openapi'
import { type Gate, routesTagged, signedIn } from '../../http/call.ts'
import { languageOf } from '../../http/language.ts'
import { Refused, unwrap } from '../../http/problem.ts'
import { respond, respondNoContent } from '../../http/respond.ts'
import { noContent, ok } from '../../http/responses.ts'
import { body, json, newRouter, problems } from '../../http/router.ts'
import { type Actor, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { PageQuery } from '../../shared/lists/page-query.ts'
import { message } from '../../shared/messages/message.ts'
import { networkOf } from '../../shared/requests/network.ts'
import { clearAll, countNotifications, restoreCleared } from './clear-all.ts'
import { clearNotification, markAllRead, markRead, mayMark } from './commands.ts'
import { eventStream } from './internal/stream.ts'
import { listNotifications } from './queries.ts'
import {
	ClearingQuery,
	EventsCursor,
	EventsHeaders,
	EventsQuery,
	Notification,
	NotificationChange,
	NotificationCounts,
	NotificationEvent,
	NotificationsChange,
	NotificationsCleared,
	NotificationsRestored,
} from './schema.ts'

const call = routesTagged('Notifications')

const LOG_IN_FOR_EVENTS = message('notifications.log_in_for_events')
const mayList = signedIn(message('notifications.log_in'))
const mayListen = signedIn(LOG_IN_FOR_EVENTS)
const mayMarkIt: Gate = (actor, c) => mayMark(c.var.ctx, actor, c.req.param('id') ?? '')

const NOT_SIGNED_IN = { code: 'not_signed_in', message: LOG_IN_FOR_EVENTS } as const

function listener(actor: Actor): SignedIn {
	if (isSignedIn(actor)) return actor
	throw new Refused(NOT_SIGNED_IN)
}

export function notificationRoutes() {
	return newRouter()
		.openapi(
			call('GET /events', mayListen, {
				summary: 'Notifications as they come, as server-sent events',
				description:
					'Each event is a `notification`. It starts now, or after the event named by `after` or, when a connection is taken up again, by `Last-Event-ID`.',
				query: EventsQuery,
				headers: EventsHeaders,
				responses: {
					200: {
						description: 'A stream that does not end by itself',
						content: { 'text/event-stream': { schema: NotificationEvent } },
					},
					...problems(429),
				},
			}),
			async (c) => {
				const { ctx } = c.var
				const actor = listener(c.var.actor)
				const after = c.req.valid('header')['last-event-id'] ?? c.req.valid('query').after
				const session = await ctx.sessions.read(c.req.raw.headers)
				if (session?.role !== actor.role) throw new Refused(NOT_SIGNED_IN)
				const network = networkOf(c.env.address)
				return unwrap(
					await eventStream(ctx, { actor, network }, after, session, languageOf(c.req.raw)),
				)
			},
		)
		.openapi(
			call('GET /events/cursor', mayListen, {
				summary: 'The cursor of the events now; take it before reading what they are about',
				responses: ok(EventsCursor, 'For `after`'),
			}),
			async (c) => {
				listener(c.var.actor)
				return c.json({ after: String(await c.var.ctx.feed.now()) }, 200)
			},
		)
		.openapi(
			call('PATCH /notifications', mayList, {
				summary: 'Mark all, or all of one type, as read or unread',
				body: body(NotificationsChange),
				responses: { 200: json(z.object({ changed: z.number() }), 'How many were changed') },
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const changed = unwrap(await markAllRead(ctx, actor, c.req.valid('json')))
				return c.json({ changed }, 200)
			},
		)
		.openapi(
			call('GET /notifications', mayList, {
				summary: 'One’s own and one’s role’s notifications',
				query: PageQuery,
				responses: ok(z.array(Notification), 'Newest first'),
			}),
			(c) => respond(c, listNotifications, c.req.valid('query')),
		)
		.openapi(
			call('GET /notification-counts', mayList, {
				summary: 'How many of them there are, and how many are unread',
				responses: ok(NotificationCounts, 'Counts'),
			}),
			(c) => respond(c, countNotifications),
		)
		.openapi(
			call('DELETE /notifications', mayList, {
				summary: 'Clear all of them',
				query: ClearingQuery,
				responses: ok(NotificationsCleared, 'How many, and when', 404),
			}),
			(c) => respond(c, clearAll, c.req.valid('query')),
		)
		.openapi(
			call('POST /notifications/restore', mayList, {
				summary: 'Restore those that were cleared at once',
				body: body(NotificationsRestored),
				responses: noContent('Restored'),
			}),
			(c) => respondNoContent(c, restoreCleared, c.req.valid('json')),
		)
		.openapi(
			call('PATCH /notifications/{id}', mayMarkIt, {
				summary: 'Mark as read or unread',
				body: body(NotificationChange),
				responses: ok(Notification, 'Changed'),
			}),
			(c) => {
				const { read } = c.req.valid('json')
				return respond(c, markRead, c.req.valid('param').id, read)
			},
		)
		.openapi(
			call('DELETE /notifications/{id}', mayList, {
				summary: 'Clear it',
				responses: noContent('Cleared'),
			}),
			(c) => respondNoContent(c, clearNotification, c.req.valid('param').id),
		)
}
