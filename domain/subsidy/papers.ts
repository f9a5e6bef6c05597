import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../../shared/actor.ts'
import { newId, type UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { ordersOfAccount } from '../orders/listing/orders-with-subsidy.ts'
import { factsOf } from '../orders/queries.ts'
import type { ByLink } from '../orders/tracking/contact.ts'
import { Sealing } from '../settings/secrets/sealing.ts'
import { pictureType } from '../uploads/rules.ts'
import { changeSubsidy } from './commands.ts'
import { hasAadhaar } from './internal/aadhaar.ts'
import { pdfTexts } from './internal/pdf-text.ts'
import { MAX_PAPER_BYTES, MAX_PAPERS } from './limits.ts'
import { mayOpenPapers } from './policy.ts'
import { orderWithSubsidy, papersOf } from './queries.ts'
import type { PaperType } from './rules.ts'
import type { NewPaper } from './schema.ts'
import { subsidyTables } from './tables.ts'

/** So that the key of papers is no other's. */
const PURPOSE = 'solbazaar subsidy papers v1'

/** The sealing of papers. @param secret the store's own */
export const paperSealing = (secret: string) => new Sealing(secret, PURPOSE)

function typeOf(bytes: Buffer): PaperType | null {
	if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
	const type = pictureType(bytes)
	return type === 'png' || type === 'jpeg' || type === 'webp' ? type : null
}

async function judged({ file, kind, covered }: NewPaper) {
	if (file.size > MAX_PAPER_BYTES) return fail('too_large', message('subsidy.too_large'))
	const bytes = Buffer.from(await file.arrayBuffer())
	const type = typeOf(bytes)
	if (!type) return failField('file', message('subsidy.wrong_type'))
	// What a picture of another paper shows is not read.
	const mayShowNumber = kind === 'identity' || (kind === 'other' && type !== 'pdf')
	if (mayShowNumber && covered !== 'yes')
		return failField('covered', message('subsidy.cover_first'))
	const texts = type === 'pdf' ? pdfTexts(bytes) : []
	if (!texts) return failField('file', message('subsidy.too_much_text'))
	if (texts.some(hasAadhaar)) return failField('file', message('subsidy.aadhaar_found'))
	return ok({ bytes, type })
}

/**
 * Keeps a paper, encrypted.
 * @returns too_large; invalid for another type, an identity or a picture of another paper whose digits are not said to be
 * covered, and a PDF with an Aadhaar number or too much text; conflict beyond ten papers; as `changeSubsidy`
 */
export const addPaper = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ contact, key, network, ...paper }: NewPaper & ByLink,
) =>
	changeSubsidy(ctx, actor, id, { contact, key, network }, async ({ tx, order, side, at }) => {
		if ((await papersOf(tx, [order.id])).length >= MAX_PAPERS)
			return fail('conflict', message('subsidy.too_many', { most: MAX_PAPERS }))
		const read = await judged(paper)
		if (!read.ok) return read
		const { bytes, type } = read.value
		const paperId = newId()
		await subsidyTables(tx)
			.insertInto('subsidy_papers')
			.values({
				id: paperId,
				order_id: order.id,
				kind: paper.kind,
				type,
				size_bytes: bytes.length,
				added_role: side,
				sealed: ctx.paperSealing.seal(paperId, bytes),
				created_at: at,
			})
			.execute()
		return ok(undefined)
	})

/** Deletes a paper for good, as its buyer or installer wishes. @returns not_found; as `changeSubsidy` */
export const deletePaper = (
	ctx: AppContext,
	actor: Actor,
	{ id, paperId }: { id: string; paperId: string },
	link: ByLink,
) =>
	changeSubsidy(ctx, actor, id, link, async ({ tx, order }) => {
		const deleted = await subsidyTables(tx)
			.deleteFrom('subsidy_papers')
			.where('id', '=', paperId)
			.where('order_id', '=', order.id)
			.returning('id')
			.executeTakeFirst()
		return deleted ? ok(undefined) : fail('not_found', message('subsidy.no_paper'))
	})

/** A paper, for its buyer and its installer. @returns not_found for anybody else; forbidden with the tracking link alone */
export async function openPaper(
	ctx: AppContext,
	actor: Actor,
	{ id, paperId }: { id: string; paperId: string },
	key?: string,
): Promise<Result<{ name: string; type: PaperType; bytes: Buffer<ArrayBufferLike> }>> {
	const none = fail('not_found', message('subsidy.no_paper'))
	const found = await orderWithSubsidy(ctx.db, actor, id, key)
	if (!found.ok) return none
	const row = await subsidyTables(ctx.db)
		.selectFrom('subsidy_papers')
		.selectAll()
		.where('id', '=', paperId)
		.where('order_id', '=', found.value.id)
		.executeTakeFirst()
	if (!row) return none
	if (!mayOpenPapers(actor, factsOf(found.value), key))
		return fail('forbidden', message('subsidy.may_not_open'))
	const bytes = ctx.paperSealing.openBytes(row.id, row.sealed)
	if (!bytes) return fail('conflict', message('subsidy.lost_secret'))
	return ok({ name: `${row.kind}.${row.type}`, type: row.type, bytes })
}

/** The papers of an account's orders, opened one at a time, for the file of its data. */
export async function* papersOfAccount(ctx: AppContext, user: UserId) {
	const orders = await ordersOfAccount(ctx.db, user)
	const rows = orders.length > 0 ? await papersOf(ctx.db, orders) : []
	for (const { id, order_id, kind, type } of rows) {
		const row = await subsidyTables(ctx.db)
			.selectFrom('subsidy_papers')
			.select('sealed')
			.where('id', '=', id)
			.executeTakeFirst()
		const bytes = row && ctx.paperSealing.openBytes(id, row.sealed)
		if (bytes) yield { id, order_id, name: `${kind}.${type}`, bytes }
	}
}

/** Seals the papers anew that were sealed with a former secret of the store, one at a time. */
export async function reencryptPapers(
	{ db, paperSealing: sealing }: Pick<AppContext, 'paperSealing'> & { db: Database },
	former: string,
): Promise<void> {
	const old = paperSealing(former)
	const ids = await subsidyTables(db).selectFrom('subsidy_papers').select('id').execute()
	for (const { id } of ids)
		await inTransaction(db, async (tx) => {
			const row = await subsidyTables(tx)
				.selectFrom('subsidy_papers')
				.select('sealed')
				.where('id', '=', id)
				.executeTakeFirst()
			const bytes = row && old.openBytes(id, row.sealed)
			if (!bytes) return
			await subsidyTables(tx)
				.updateTable('subsidy_papers')
				.set({ sealed: sealing.seal(id, bytes) })
				.where('id', '=', id)
				.execute()
		})
}
