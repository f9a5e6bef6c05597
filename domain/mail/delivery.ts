import type { AppContext } from '../app-context.ts'
import { FailedForGood, PostponedError } from '../jobs/outcomes.ts'
import { nextAttempt } from '../jobs/retry-times.ts'
import type { JobKind } from '../jobs/runner.ts'
import { documentsOf } from './internal/documents.ts'
import { takeHourlySlot } from './internal/hourly-slots.ts'
import { senderOf, shopOf } from './internal/shop.ts'
import {
	DOCUMENT_POLL_MS,
	DOCUMENT_WAIT_MS,
	MAX_UNCONFIRMED_AN_HOUR,
	SMTP_CONNECTIONS,
} from './limits.ts'
import type { Attachment, MailToRender } from './mailer.ts'
import { greetedName, unsubscribeHeaders } from './rules.ts'
import type { MailState } from './schema.ts'
import { mailTables } from './tables.ts'

/**
 * Sends a mail. A mail is sent again if its process ended between the server's acceptance and the row's, with the same
 * Message-ID.
 */
export const mailDelivery: JobKind = {
	name: 'mail',
	placesOutside: SMTP_CONNECTIONS,
	run: async (ctx, { payload, attempts }) => {
		const { id } = payload as { id: string }
		try {
			await deliver(ctx, id)
		} catch (error) {
			if (error instanceof PostponedError) {
				await mark(ctx, id, { state: 'waiting', error: error.message })
				throw error
			}
			const isFinal = error instanceof FailedForGood || nextAttempt(attempts, ctx.now()) === null
			const words = error instanceof Error ? error.message : String(error)
			await mark(ctx, id, { state: isFinal ? 'failed' : 'waiting', error: words })
			throw error
		}
	},
}

async function deliver(ctx: AppContext, id: string): Promise<void> {
	const { transport, render } = ctx.mailer
	const row = await mailTables(ctx.db)
		.selectFrom('mails')
		.selectAll()
		.where('id', '=', id)
		.executeTakeFirst()
	if (!row || row.data === null || row.state === 'sent') return
	if (!transport) return mark(ctx, id, { state: 'kept', error: null })
	const isConfirmed = await ctx.mailer.isConfirmed(ctx.db, row.recipient)
	if (!isConfirmed) await waitForSlot(ctx, row)
	const name = isConfirmed ? greetedName(row.recipient_name) : null
	const mail = {
		template: row.template,
		name,
		data: { ...JSON.parse(row.data), ...(row.secret !== null && { secret: row.secret }) },
	} as MailToRender
	const attachments = await attachmentsOf(ctx, row)
	const { publicUrl } = ctx
	if (publicUrl === null) throw new Error('PUBLIC_URL is not set: a mail has no way to the store')
	const rendered = await render(mail, shopOf(ctx, publicUrl))
	await transport.send({
		...rendered,
		...(attachments.length > 0 && { attachments }),
		...senderOf(ctx),
		messageId: row.message_id,
		to: { name: name ?? '', address: row.recipient },
		headers: unsubscribeHeaders(publicUrl, { ...mail.data }),
	})
	await mark(ctx, id, { state: 'sent', error: null, secret: null, sent_at: ctx.now() })
}

/** @throws PostponedError while a document that the mail carries is still to be issued */
async function attachmentsOf(
	{ db, mailer, now }: AppContext,
	{ id, created_at: written }: { id: string; created_at: number },
): Promise<Attachment[]> {
	const carried = await documentsOf(db, id)
	if (carried.length === 0) return []
	const attachments = await mailer.attachments(carried)
	if (attachments) return attachments
	const at = now()
	if (at < written + DOCUMENT_WAIT_MS)
		throw new PostponedError(at + DOCUMENT_POLL_MS, 'The document it carries is being issued')
	return []
}

/** @throws PostponedError where as many mails have gone to the address within the hour as may */
async function waitForSlot(
	{ db, now }: AppContext,
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

async function mark({ db }: AppContext, id: string, set: Mark): Promise<void> {
	await mailTables(db).updateTable('mails').set(set).where('id', '=', id).execute()
}
