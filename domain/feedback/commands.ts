import type { Actor } from '../shared/actor.ts'
import { newId } from '../shared/ids.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import type { Store } from '../store.ts'
import { mayRead } from './policy.ts'
import { feedbackOf } from './queries.ts'
import type { Feedback, FeedbackStatus, NewFeedback } from './schema.ts'

const NOT_FOUND = 'There is no feedback with this id.'

export async function sendFeedback(store: Store, input: NewFeedback): Promise<Feedback> {
	const at = store.now()
	const row = await store.db
		.insertInto('feedback')
		.values({ id: newId(), ...input, status: 'Pending', created_at: at, updated_at: at })
		.returningAll()
		.executeTakeFirstOrThrow()
	return feedbackOf(row)
}

export async function setFeedbackStatus(
	store: Store,
	actor: Actor,
	id: string,
	status: FeedbackStatus,
): Promise<Result<Feedback>> {
	const allowed = mayRead(actor)
	if (!allowed.ok) return allowed
	const row = await store.db
		.updateTable('feedback')
		.set({ status, updated_at: store.now() })
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirst()
	return row ? ok(feedbackOf(row)) : refuse('not_found', NOT_FOUND)
}

export async function deleteFeedback(
	store: Store,
	actor: Actor,
	id: string,
): Promise<Result<void>> {
	const allowed = mayRead(actor)
	if (!allowed.ok) return allowed
	const row = await store.db
		.deleteFrom('feedback')
		.where('id', '=', id)
		.returning('id')
		.executeTakeFirst()
	return row ? ok(undefined) : refuse('not_found', NOT_FOUND)
}

/** Keeps the address for the newsletter; subscribing twice is subscribing once. */
export async function subscribe(store: Store, email: string): Promise<void> {
	await store.db
		.insertInto('newsletter_subscribers')
		.values({ email, created_at: store.now() })
		.onConflict((conflict) => conflict.column('email').doNothing())
		.execute()
}
