import type { Tx } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { newId, type UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit } from '../audit/commands.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import { schedule, scheduleAgain } from '../jobs/commands.ts'
import { unwantedBy } from './internal/choices.ts'
import { insertDocuments } from './internal/documents.ts'
import type { CarriedDocument } from './mailer.ts'
import { maySeeMails } from './policy.ts'
import { mailOf, NOT_FOUND } from './queries.ts'
import { CHOICE_OF, messageIdOf } from './rules.ts'
import { mailTables } from './tables.ts'
import type { MailData, MailTemplate, Secret } from './templates.ts'

type AnyMail = {
	[T in MailTemplate]: {
		/** The event and its subject: the same event writes to a person once by each template. */
		event: string
		template: T
		data: MailData[T]
	}
}[MailTemplate]

export type NewMail = AnyMail & {
	to: { email: string; name: string }
	/** The account of the address; null where no account has it. */
	accountId: UserId | null
	/** The documents that it carries as PDF files, once they are issued. */
	documents?: readonly CarriedDocument[]
}

/** Whether mails reach people: the store sends them, and has a server to hand them to. */
export const canSendMail = ({ policy, mailer }: Pick<AppContext, 'policy' | 'mailer'>): boolean =>
	policy.sendsMail && mailer.transport !== null

/** Has mails sent once the transaction is committed; a store whose policy sends none writes none. */
export async function sendMail(ctx: AppContext, tx: Tx, mails: readonly NewMail[]): Promise<void> {
	if (!ctx.policy.sendsMail || mails.length === 0) return
	const at = ctx.now()
	const isUnwanted = await unwantedBy(
		tx,
		mails.flatMap(({ accountId }) => accountId ?? []),
	)
	const wanted = mails.filter(
		({ accountId, template }) => !isUnwanted(accountId, CHOICE_OF[template]),
	)
	if (wanted.length === 0) return
	const rows = wanted.toSorted(byKey).map((mail) => ({
		row: rowOf(mail, ctx.publicUrl, at),
		documents: mail.documents ?? [],
	}))
	const written = await mailTables(tx)
		.insertInto('mails')
		.values(rows.map(({ row }) => row))
		.onConflict((conflict) => conflict.columns(['event', 'template', 'recipient']).doNothing())
		.returning('id')
		.execute()
	const ids = new Set(written.map(({ id }) => id))
	await insertDocuments(
		tx,
		rows.flatMap(({ row: { id }, documents }) =>
			ids.has(id) ? documents.map((document) => ({ mail_id: id, ...document })) : [],
		),
	)
	await schedule(
		ctx,
		tx,
		written.map(({ id }) => jobOf(id, at)),
	)
}

/** Has a mail sent to every admin once the transaction is committed, as `sendMail`. */
export async function mailAdmins(ctx: AppContext, tx: Tx, mail: AnyMail): Promise<void> {
	if (!ctx.policy.sendsMail) return
	const admins = await ctx.mailer.admins(tx)
	await sendMail(
		ctx,
		tx,
		admins.map(({ id: accountId, ...to }) => ({ ...mail, to, accountId })),
	)
}

/** The mails about an event are of an account that was made because of it: they go when it does. */
export async function ascribeMails(tx: Tx, event: string, account: UserId): Promise<void> {
	await mailTables(tx)
		.updateTable('mails')
		.set({ account_id: account })
		.where('event', '=', event)
		.where('account_id', 'is', null)
		.execute()
}

const keyOf = ({ event, template, to }: NewMail) => JSON.stringify([event, template, to.email])

/** In one order in every transaction, so that no two wait for each other's mails. */
const byKey = (one: NewMail, other: NewMail) => (keyOf(one) < keyOf(other) ? -1 : 1)

const jobOf = (id: string, at: number) =>
	({ kind: 'mail', key: `mail ${id}`, payload: { id }, runAt: at }) as const

/** Has a mail sent at once that failed, or that was held while there was no server. */
export const sendAgain = (ctx: AppContext, actor: Actor, id: string) =>
	authorizedTransaction(maySeeMails(actor), ctx, async ({ tx, at }) => {
		const again = await mailTables(tx)
			.updateTable('mails')
			.set({ state: 'waiting' })
			.where('id', '=', id)
			.where('state', 'in', ['failed', 'kept'])
			.where('data', 'is not', null)
			.returningAll()
			.executeTakeFirst()
		if (!again) {
			const { id: known } = (await findMail(tx, id)) ?? {}
			return known ? fail('conflict', message('mail.not_to_be_sent')) : fail('not_found', NOT_FOUND)
		}
		await scheduleAgain(ctx, tx, jobOf(id, at))
		await audit(tx, actor, at, [
			{ action: 'tried again', kind: 'job', subjectId: id, subject: `mail ${id}` },
		])
		return ok(mailOf(again))
	})

const findMail = (tx: Tx, id: string) =>
	mailTables(tx).selectFrom('mails').select('id').where('id', '=', id).executeTakeFirst()

function rowOf(mail: NewMail, publicUrl: string | null, at: number) {
	const id = newId()
	const { secret, ...data }: NewMail['data'] & Secret = mail.data
	return {
		id,
		event: mail.event,
		template: mail.template,
		recipient: mail.to.email,
		recipient_name: mail.to.name,
		account_id: mail.accountId,
		data: JSON.stringify(data),
		secret: secret ?? null,
		message_id: messageIdOf(id, publicUrl),
		state: 'waiting' as const,
		error: null,
		sent_at: null,
		created_at: at,
	}
}
