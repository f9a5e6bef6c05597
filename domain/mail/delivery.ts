import { FailedForGood, PostponedError } from '../jobs/outcomes.ts'
import { nextAttempt } from '../jobs/retry-times.ts'
import type { JobKind } from '../jobs/runner.ts'
import type { Store } from '../store.ts'
import { takeHourlySlot } from './internal/hourly-slots.ts'
import { senderOf, shopOf } from './internal/shop.ts'
import { MAX_UNCONFIRMED_AN_HOUR, SMTP_CONNECTIONS } from './limits.ts'
import type { MailToRender } from './mailer.ts'
import { greetedName, unsubscribeHeaders } from './rules.ts'
import type { MailState } from './schema.ts'
import { mailTables } from './tables.ts'

/**
 * Sends a mail. One whose process ended between the server's yes and the row's is sent again with the same Message-ID.
 */
export const mailDelivery: JobKind = {
	name: 'mail',
	placesOutside: SMTP_CONNECTIONS,
	run: async (store, { payload, attempts }) => {
		const { id } = payload as { id: string }
		try {
			await deliver(store, id)
		} catch (error) {
			if (error instanceof PostponedError) {
				await mark(store, id, { state: 'waiting', error: error.message })
				throw error
			}
			const isOver = error instanceof FailedForGood || nextAttempt(attempts, store.now()) === null
			const words = error instanceof Error ? error.message : String(error)
			await mark(store, id, { state: isOver ? 'failed' : 'waiting', error: words })
			throw error
		}
	},
}

async function deliver(store: Store, id: string): Promise<void> {
	const { transport, render } = store.mailer
	const row = await mailTables(store.db)
		.selectFrom('mails')
		.selectAll()
		.where('id', '=', id)
		.executeTakeFirst()
	if (!row || row.data === null || row.state === 'sent') return
	if (!transport) return mark(store, id, { state: 'kept', error: null })
	const isConfirmed = await store.mailer.isConfirmed(store.db, row.recipient)
	if (!isConfirmed) await waitForSlot(store, row)
	const name = isConfirmed ? greetedName(row.recipient_name) : null
	const mail = {
		template: row.template,
		name,
		data: { ...JSON.parse(row.data), ...(row.secret !== null && { secret: row.secret }) },
	} as MailToRender
	const { publicUrl } = store
	if (publicUrl === null) throw new Error('PUBLIC_URL is not set: a mail has no way to the store')
	const rendered = await render(mail, shopOf(store, publicUrl))
	await transport.send({
		...rendered,
		...senderOf(store),
		messageId: row.message_id,
		to: { name: name ?? '', address: row.recipient },
		headers: unsubscribeHeaders(publicUrl, { ...mail.data }),
	})
	await mark(store, id, { state: 'sent', error: null, secret: null, sent_at: store.now() })
}

/** @throws PostponedError where as many mails have gone to the address within the hour as may */
async function waitForSlot(
	{ db, now }: Store,
	{ id, recipient }: { id: string; recipient: string },
) {
	const until = await takeHourlySlot(db, { recipient, mailId: id, now: now() })
	if (until === null) return
	throw new PostponedError(
		until,
		`Nobody has confirmed this address: it gets at most ${MAX_UNCONFIRMED_AN_HOUR} mails an hour, and this one then`,
	)
}

interface Mark {
	state: MailState
	error: string | null
	secret?: null
	sent_at?: number
}

async function mark({ db }: Store, id: string, set: Mark): Promise<void> {
	await mailTables(db).updateTable('mails').set(set).where('id', '=', id).execute()
}
