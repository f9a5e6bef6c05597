import { createHash } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import { transact } from '../../db/transaction.ts'
import { type Actor, isSignedIn } from '../../shared/actor.ts'
import { pinHint, refuseHints } from '../../shared/addresses/address.ts'
import { phoneHint } from '../../shared/addresses/indian-number.ts'
import { firstNameOf } from '../../shared/first-name.ts'
import { NUMBER_ATTEMPTS, newEnquiryNumber, newId, type UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import type { StorePolicy } from '../../shared/modes.ts'
import { failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { installersServing } from '../installers/queries.ts'
import { notify } from '../notifications/commands.ts'
import { callBackProblem } from './call-back-rules.ts'
import { goodsText } from './internal/goods.ts'
import { dueAt, promisedDay, promisedDayOf } from './internal/promise-rules.ts'
import { snapshotAt } from './internal/snapshot.ts'
import { DEDUP_WINDOW_MS } from './limits.ts'
import type { EnquiryRow } from './queries.ts'
import { dedupKeyOf, searchTermsOf } from './rules.ts'
import type { EnquiryReceipt, NewEnquiry } from './schema.ts'
import { enquiryTables } from './tables.ts'

const receiptOf = ({
	id,
	number,
	status,
	due_at,
	notified_installers,
	created_at,
}: EnquiryRow): EnquiryReceipt => ({
	id,
	number,
	status,
	promisedDay: due_at === null ? null : promisedDayOf(due_at),
	notifiedInstallers: notified_installers,
	createdAt: new Date(created_at).toISOString(),
})

/**
 * Asks the installers who serve the PIN code, or all of them where the store does not route or none serves it. The same
 * person about the same plan and goods within ten minutes makes one enquiry, as long as it is neither answered nor closed; the
 * new details replace the earlier ones. The plan is stored as it is at this moment, calculated here: the sender's
 * figures are not trusted; so are the prices of goods.
 * @returns invalid where goods are not sold, where a call is asked for at a time that is over or too far away, or where the number or the PIN
 * code can be none of India, in a store that refuses those. What delivery costs is asked of the shop: no installer sees it.
 */
export async function askInstaller(
	ctx: AppContext,
	actor: Actor,
	input: NewEnquiry,
): Promise<Result<EnquiryReceipt>> {
	const asks = input.asks ?? 'installer'
	if (asks === 'delivery-cost' && !ctx.policy.takesPayment)
		return failField('asks', message('enquiries.no_cost_in_demo'))
	const allowed = refuseHints(ctx.policy, {
		contactNumber: input.contactNumber === undefined ? null : phoneHint(input.contactNumber),
		pin: pinHint(input.pin),
	})
	if (!allowed.ok) return allowed
	const at = ctx.now()
	const call = { day: input.callDay ?? null, time: input.callTime ?? 'any' }
	const wrong = callBackProblem(call.day, call.time, at)
	if (wrong) return failField(wrong.field, wrong.why)
	const userId = isSignedIn(actor) ? actor.id : null
	const goods = goodsText(ctx.catalogue, input.items)
	if (!goods.ok) return goods
	const planSnapshot = input.plan ? await snapshotAt(ctx, input.plan, at) : null
	return transact(ctx.db, async (tx) => {
		const id = newId()
		const before = await sentBefore(tx, ctx.policy, userId, input, planSnapshot, id, at)
		if (before) return ok(receiptOf(before))
		const serving =
			ctx.policy.routing === 'pool' || asks !== 'installer'
				? []
				: await installersServing(tx, input.pin)
		const row = await insertNumbered(tx, {
			id,
			user_id: userId,
			name: input.name,
			contact_number: input.contactNumber ?? null,
			email: input.email ?? null,
			pin: input.pin,
			message: input.message ?? null,
			plan: input.plan ?? '',
			goods: goods.value,
			summary: input.summary ?? null,
			plan_snapshot: planSnapshot,
			asks,
			quoted_price_key: null,
			status: 'open',
			installer_id: null,
			note: null,
			reply: null,
			notified_installers: serving.length || null,
			due_at: dueAt(promisedDay(ctx.policy.answerPromise, at, call.day)),
			call_day: call.day,
			call_time: call.time,
			created_at: at,
			taken_at: null,
			answered_at: null,
			updated_at: at,
		})
		await writeSearchTerms(tx, row)
		await notifyInstallers(tx, ctx.policy, row, serving, at)
		return ok(receiptOf(row))
	})
}

/** @throws Error when every number drawn is taken */
async function insertNumbered(tx: Tx, enquiry: Omit<EnquiryRow, 'number'>): Promise<EnquiryRow> {
	for (let attempt = 0; attempt < NUMBER_ATTEMPTS; attempt++) {
		// A violated constraint would end the transaction on PostgreSQL; a skipped row does not.
		const row = await enquiryTables(tx)
			.insertInto('enquiries')
			.values({ ...enquiry, number: newEnquiryNumber() })
			.onConflict((conflict) => conflict.column('number').doNothing())
			.returningAll()
			.executeTakeFirst()
		if (row) return row
	}
	throw new Error(`No free enquiry number in ${NUMBER_ATTEMPTS} attempts`)
}

/**
 * The enquiry that this person made about this plan within the last ten minutes and that is still waiting, with the new
 * details. Where there is none, the given id is noted as the latest; a simultaneous request waits here until it is
 * there.
 */
async function sentBefore(
	tx: Tx,
	{ answerPromise }: StorePolicy,
	userId: UserId | null,
	input: NewEnquiry,
	planSnapshot: string | null,
	id: string,
	at: number,
): Promise<EnquiryRow | undefined> {
	const key = dedupKeyOf({ who: userId, ...input })
	const fingerprint = createHash('sha256').update(key).digest('base64url')
	const { enquiry_id: latest } = await enquiryTables(tx)
		.insertInto('enquiry_dedup_keys')
		.values({ fingerprint, enquiry_id: id, sent_at: at })
		.onConflict((conflict) => conflict.column('fingerprint').doUpdateSet({ sent_at: at }))
		.returning('enquiry_id')
		.executeTakeFirstOrThrow()
	if (latest === id) return undefined
	const { name, message, summary, callDay, callTime } = input
	const waiting = await enquiryTables(tx)
		.updateTable('enquiries')
		.set({
			name,
			message: message || undefined,
			summary: summary || undefined,
			plan_snapshot: planSnapshot ?? undefined,
			call_day: callDay ?? undefined,
			due_at: callDay ? dueAt(promisedDay(answerPromise, at, callDay)) : undefined,
			call_time: callTime || undefined,
		})
		.where('id', '=', latest)
		.where('status', 'in', ['open', 'taken'])
		.where('created_at', '>', at - DEDUP_WINDOW_MS)
		.returningAll()
		.executeTakeFirst()
	if (waiting) await writeSearchTerms(tx, waiting)
	else
		await enquiryTables(tx)
			.updateTable('enquiry_dedup_keys')
			.set({ enquiry_id: id })
			.where('fingerprint', '=', fingerprint)
			.execute()
	return waiting
}

/** Replaces the search terms of an enquiry by those of its present text. */
async function writeSearchTerms(tx: Tx, row: EnquiryRow) {
	const { id, contact_number: contactNumber, created_at } = row
	await enquiryTables(tx).deleteFrom('enquiry_search_terms').where('enquiry_id', '=', id).execute()
	await enquiryTables(tx)
		.insertInto('enquiry_search_terms')
		.values(
			searchTermsOf({ ...row, contactNumber }).map((term) => ({
				...term,
				enquiry_id: id,
				created_at,
			})),
		)
		.execute()
}

/** Deletes the keys so old that sending again is a new enquiry anyway. */
export async function deleteOldDedupKeys({ db, now }: AppContext): Promise<void> {
	await enquiryTables(db)
		.deleteFrom('enquiry_dedup_keys')
		.where('sent_at', '<', now() - DEDUP_WINDOW_MS)
		.execute()
}

async function notifyInstallers(
	tx: Tx,
	{ buyerVisible }: StorePolicy,
	{ number, name, pin, asks }: EnquiryRow,
	serving: UserId[],
	at: number,
) {
	const about = (who: string) =>
		({
			message: message('enquiries.new_from', { number, name: who, pin }),
			type: 'info',
			at,
		}) as const
	const offered = about(buyerVisible === 'always' ? name : firstNameOf(name))
	const installers = serving.length
		? serving.map((userId) => ({ userId }))
		: [{ role: 'Installer' as const }]
	await notify(tx, [
		...(asks === 'installer'
			? installers.map((to) => ({ to, link: '/installer/enquiries', ...offered }))
			: []),
		{ to: { role: 'Admin' }, link: '/admin/enquiries', ...about(name) },
	])
}
