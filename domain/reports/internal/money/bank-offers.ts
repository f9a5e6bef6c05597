import { chunks } from '../../../../db/chunks.ts'
import { paise, sum, toRupees } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import { type BankOffer, bankOffers } from '../../../payments/bank-offers.ts'
import type {
	BankOfferFilter,
	BankOfferQuery,
	BankOffers,
	BankOfferView,
} from '../../money/money-schema.ts'
import { reportTables } from '../../tables.ts'

type Found = BankOffer & { buyer: string }

/** What banks bear of payments, as the filter asks, the earliest first. */
async function found(ctx: AppContext, { state, q }: BankOfferFilter): Promise<Found[]> {
	const all = await bankOffers(ctx.db)
	const buyers = await buyersOf(ctx, all)
	const words = q?.toLowerCase()
	return all
		.filter(({ open }) => !state || (state === 'open') === open > 0)
		.map((each) => ({ ...each, buyer: buyers.get(each.orderId) ?? '' }))
		.filter(
			({ orderId, buyer, ref, settlement, utr, reference }) =>
				!words ||
				[orderId, buyer, ref, settlement, utr, reference].join('\n').toLowerCase().includes(words),
		)
}

async function buyersOf({ db }: AppContext, offers: readonly BankOffer[]) {
	const names = new Map<string, string>()
	for (const some of chunks([...new Set(offers.map(({ orderId }) => orderId))]))
		for (const { id, full_name: name } of await reportTables(db)
			.selectFrom('orders')
			.select(['id', 'full_name'])
			.where('id', 'in', some)
			.execute())
			names.set(id, name)
	return names
}

const iso = (at: number) => new Date(at).toISOString()

const viewOf = ({ ref, at, charged, offer, open, receivedAt, ...rest }: Found): BankOfferView => ({
	...rest,
	payment: ref,
	at: iso(at),
	charged: toRupees(charged),
	offer: toRupees(offer),
	open: toRupees(open),
	receivedAt: receivedAt === null ? null : iso(receivedAt),
})

/** The shares of payments that banks bear, as the filter asks. */
export const bankOffersOf = async (ctx: AppContext, filter: BankOfferFilter) =>
	(await found(ctx, filter)).map(viewOf)

/** A page of the shares that banks bear, with the sums of all rows that the filter finds. */
export async function bankOffersPage(
	ctx: AppContext,
	{ limit, offset, ...filter }: BankOfferQuery,
): Promise<{ list: BankOffers; total: number }> {
	const all = await found(ctx, filter)
	const totals = {
		open: toRupees(sum(all.map(({ open }) => open))),
		paid: toRupees(sum(all.map(({ offer, open }) => paise(offer - open)))),
	}
	const rows = all.slice(offset, offset + limit).map(viewOf)
	return { list: { totals, rows }, total: all.length }
}
