import type { Selectable } from 'kysely'
import { countOf } from '../../db/count.ts'
import type { Database } from '../../db/database.ts'
import { pageOf } from '../../db/page-of.ts'
import type { Actor } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { shopOf } from './internal/shop.ts'
import type { CarriedDocument, MailToRender, RenderedMail } from './mailer.ts'
import { maySeeMails } from './policy.ts'
import { greetedName, HIDDEN_SECRET } from './rules.ts'
import type { Mail, MailQuery, ReadMail } from './schema.ts'
import { type MailTables, mailTables } from './tables.ts'
import type { MailTemplate } from './templates.ts'

type Row = Selectable<MailTables['mails']>

const moment = (at: number) => new Date(at).toISOString()

export const mailOf = (row: Row): Mail => ({
	id: row.id,
	template: row.template,
	name: row.recipient_name,
	email: row.recipient,
	state: row.state,
	error: row.error,
	createdAt: moment(row.created_at),
	sentAt: row.sent_at === null ? null : moment(row.sent_at),
})

/** The store's mails, the last first. */
export const listMails = ({ db }: AppContext, actor: Actor, { state, ...page }: MailQuery) =>
	authorizedRead(maySeeMails(actor), () => {
		let matching = mailTables(db).selectFrom('mails')
		if (state) matching = matching.where('state', '=', state)
		const sorted = matching.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
		return pageOf(sorted, page, mailOf)
	})

/** Whether a mail that is still to be sent carries a document. */
export async function isCarried(db: Database, { kind, about }: CarriedDocument): Promise<boolean> {
	const carrying = mailTables(db)
		.selectFrom('mail_documents')
		.innerJoin('mails', 'mails.id', 'mail_documents.mail_id')
		.where('mail_documents.kind', '=', kind)
		.where('mail_documents.about', '=', about)
		.where('mails.state', '<>', 'sent')
	return (await countOf(carrying)) > 0
}

export const NOT_FOUND = message('mail.not_found')

/** A mail as it reads, without the secrets of its recipient. */
export async function readMail(
	ctx: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<ReadMail>> {
	const allowed = maySeeMails(actor)
	if (!allowed.ok) return allowed
	const row = await mailTables(ctx.db)
		.selectFrom('mails')
		.selectAll()
		.where('id', '=', id)
		.executeTakeFirst()
	if (!row) return fail('not_found', NOT_FOUND)
	return ok({ ...mailOf(row), words: await wordsOf(ctx, row) })
}

async function wordsOf(ctx: AppContext, row: Row): Promise<RenderedMail | null> {
	if (row.data === null) return null
	const data = JSON.parse(row.data)
	// A path that ends so has its secret behind it.
	const hidden = data.path?.endsWith('=') && { secret: HIDDEN_SECRET }
	const isConfirmed = await ctx.mailer.isConfirmed(ctx.db, row.recipient)
	const { template } = row
	const name = isConfirmed ? greetedName(row.recipient_name) : null
	const mail = { template, name, data: { ...data, ...hidden } } as MailToRender
	return ctx.mailer.render(mail, shopOf(ctx, ctx.publicUrl ?? ''))
}

/** How a mail reads, with made-up figures. */
export const previewMail = (ctx: AppContext, actor: Actor, template: MailTemplate) =>
	authorizedRead(maySeeMails(actor), async () => {
		const { render, sample } = ctx.mailer
		return render(await sample(template), shopOf(ctx, ctx.publicUrl ?? ''))
	})
