import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type Actor, hasRole, isSignedIn } from '../../shared/actor.ts'
import { placeOfPin } from '../../shared/addresses/place-of-pin.ts'
import { firstNameOf } from '../../shared/first-name.ts'
import { message } from '../../shared/messages/message.ts'
import type { StorePolicy } from '../../shared/modes.ts'
import { toRupees } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { namesOf } from '../accounts/queries.ts'
import type { AppContext } from '../app-context.ts'
import { findHeldPrice } from '../checkout/held-prices.ts'
import { findProfile } from '../installers/queries.ts'
import { prefixesOf } from '../installers/rules.ts'
import { goodsIn } from './internal/goods.ts'
import { dueState, promisedDayOf } from './internal/promise-rules.ts'
import { snapshotIn } from './internal/snapshot.ts'
import {
	type EnquiryFacts,
	mayAssign,
	mayKnowSender,
	mayNote,
	mayQuotePrice,
	mayReadReply,
	maySee,
	openSteps,
} from './policy.ts'
import { isAssignable } from './rules.ts'
import type { Enquiry } from './schema.ts'
import { type EnquiryTables, enquiryTables } from './tables.ts'

export type EnquiryRow = Selectable<EnquiryTables['enquiries']>

export const NOT_FOUND = message('enquiries.not_found')

/** The enquiries that are open to an installer: all, or those without notified installers and those of their areas. */
export interface Offer {
	isAll: boolean
	prefixes: string[]
}

export async function offerTo(
	db: Database,
	{ routing }: StorePolicy,
	actor: Actor,
): Promise<Offer> {
	if (!hasRole(actor, 'Installer')) return { isAll: false, prefixes: [] }
	if (routing === 'pool') return { isAll: true, prefixes: [] }
	return { isAll: false, prefixes: (await findProfile(db, actor.id))?.pinPrefixes ?? [] }
}

export const factsOf = (row: EnquiryRow, { isAll, prefixes }: Offer): EnquiryFacts => ({
	status: row.status,
	userId: row.user_id,
	installerId: row.installer_id,
	isOffered:
		row.asks === 'installer' &&
		(isAll ||
			row.notified_installers === null ||
			prefixesOf(row.pin).some((prefix) => prefixes.includes(prefix))),
})

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** Its sender and admins. */
const seesPrice = (actor: Actor, { user_id }: EnquiryRow) =>
	hasRole(actor, 'Admin') || (isSignedIn(actor) && actor.id === user_id)

/** The last quotation of each enquiry. */
async function quotedPricesOf(db: Database, rows: EnquiryRow[]) {
	const quoted = new Map<string, Enquiry['quotedPrice']>()
	for (const { id, quoted_price_key: key } of rows) {
		const price = key && (await findHeldPrice(db, key))
		if (!key || !price) continue
		const { day, validUntil, charge } = price
		if (day !== null) quoted.set(id, { key, delivery: toRupees(charge), day, validUntil })
	}
	return quoted
}

/** Enquiries as the caller may see each. */
export async function enquiriesOf(
	ctx: AppContext,
	actor: Actor,
	rows: EnquiryRow[],
): Promise<Enquiry[]> {
	const offer = await offerTo(ctx.db, ctx.policy, actor)
	const names = await namesOf(
		ctx.db,
		rows.flatMap((row) => row.installer_id ?? []),
	)
	const quoted = await quotedPricesOf(ctx.db, rows)
	return rows.map((row) => {
		const facts = factsOf(row, offer)
		const senderShown = mayKnowSender(ctx.policy, actor, facts)
		const place = placeOfPin(row.pin)
		const by = row.installer_id
		const allowedActions = openSteps(actor, facts)
		return {
			id: row.id,
			number: row.number,
			status: row.status,
			promisedDay: row.due_at === null ? null : promisedDayOf(row.due_at),
			due: dueState(row, ctx.now()),
			callDay: row.call_day,
			callTime: row.call_time,
			name: senderShown ? row.name : firstNameOf(row.name),
			senderShown,
			contactNumber: senderShown ? row.contact_number : null,
			email: senderShown ? row.email : null,
			pin: row.pin,
			place: place && `${place.district}, ${place.state}`,
			message: row.message,
			plan: row.plan || null,
			goods: goodsIn(row.goods),
			asks: row.asks,
			quotedPrice: seesPrice(actor, row) ? (quoted.get(row.id) ?? null) : null,
			canQuotePrice:
				mayQuotePrice(actor).ok &&
				row.asks === 'delivery-cost' &&
				(row.status === 'open' || row.status === 'taken'),
			canAssign: mayAssign(actor).ok && row.asks === 'installer' && isAssignable(row.status),
			summary: row.summary,
			planSnapshot: snapshotIn(row.plan_snapshot, ctx.catalogue),
			installer: by && { id: by, name: names.get(by) ?? 'Gone' },
			note: mayNote(actor, facts) ? row.note : null,
			reply: mayReadReply(actor, facts) ? row.reply : null,
			allowedActions,
			may: allowedActions,
			createdAt: new Date(row.created_at).toISOString(),
			takenAt: iso(row.taken_at),
			answeredAt: iso(row.answered_at),
			updatedAt: new Date(row.updated_at).toISOString(),
		}
	})
}

export const findEnquiry = (db: Database, id: string): Promise<EnquiryRow | undefined> =>
	enquiryTables(db).selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst()

/** One enquiry, for a caller with access; for others it does not exist. */
export async function getEnquiry(
	ctx: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<Enquiry>> {
	const row = await findEnquiry(ctx.db, id)
	const offer = await offerTo(ctx.db, ctx.policy, actor)
	if (!row || !maySee(actor, factsOf(row, offer))) return fail('not_found', NOT_FOUND)
	const [enquiry] = await enquiriesOf(ctx, actor, [row])
	return enquiry ? ok(enquiry) : fail('not_found', NOT_FOUND)
}
