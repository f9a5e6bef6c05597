import { z } from '@hono/zod-openapi'
import { searchQuery } from '../../shared/lists/page-query.ts'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { email } from '../../shared/text/email.ts'
import { linkKey } from '../../shared/text/link-key.ts'

export const Subscription = model('Subscription', {
	email: email(issue('newsletter.email_required')),
})
export type Subscription = z.output<typeof Subscription>

export const Subscribed = model('Subscribed', {
	email: z.string(),
	toConfirm: z.boolean().openapi({
		description:
			'Whether a mail has gone to the address, and nobody writes to it before it is confirmed',
	}),
})
export type Subscribed = z.output<typeof Subscribed>

export const SubscriptionKey = model('SubscriptionKey', {
	key: linkKey(issue('newsletter.link_not_right')),
})
export type SubscriptionKey = z.output<typeof SubscriptionKey>

export const SubscribersQuery = searchQuery({ description: 'Part of the address' })
export type SubscribersQuery = z.output<typeof SubscribersQuery>

export const Subscriber = model('Subscriber', {
	email: z.string(),
	since: z.string(),
	confirmedAt: z.string().nullable().openapi({ description: 'Null until it is confirmed' }),
})
export type Subscriber = z.output<typeof Subscriber>
