import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { dayAt } from '../../../../shared/calendar.ts'
import { paise, toRupees } from '../../../../shared/money.ts'
import type { Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import type { BalanceReport, MonthBalanceView } from '../../balance/balance-schema.ts'
import { BALANCE_FRESH_MS, BALANCE_PATIENCE_MS } from '../../limits.ts'
import { mayReport } from '../../policy.ts'
import { type Balance, Balances, isBroken, type MonthBalance } from './balance-rules.ts'
import { streamOrderRecords } from './order-records.ts'

const monthNow = ({ now }: AppContext) => dayAt(now()).slice(0, 7)

/** The balance of each month since the first, cumulated to its end. A demo issues no documents and has none. */
async function monthBalances(ctx: AppContext): Promise<MonthBalance[]> {
	if (!ctx.policy.issuesDocuments) return []
	const balances = new Balances()
	for await (const orders of streamOrderRecords(ctx.db))
		for (const records of orders) balances.add(records)
	return balances.upTo(monthNow(ctx))
}

/** The balance at the end of a month; undefined where there was nothing by then. @param month `2026-11` */
export const balanceAt = async (ctx: AppContext, month: string) =>
	(await monthBalances(ctx)).find((each) => each.month === month)

const rupees = (amount: number) => toRupees(paise(amount))

const viewOfSums = (sums: Balance) => ({
	received: rupees(sums.received),
	refunded: rupees(sums.refunded),
	invoiced: rupees(sums.invoiced),
	credited: rupees(sums.credited),
	advances: rupees(sums.advances),
	owedToBuyers: rupees(sums.owedToBuyers),
	owedByBuyers: rupees(sums.owedByBuyers),
	shopOffers: rupees(sums.shopOffers),
	difference: rupees(sums.difference),
})

const viewOf = (balance: MonthBalance): MonthBalanceView => ({
	month: balance.month,
	balances: !isBroken(balance),
	...viewOfSums(balance),
	places: balance.places.map((row) => ({ placeOfSupply: row.place, ...viewOfSums(row) })),
	taxedAdvances: balance.taxed.map((row) => ({
		placeOfSupply: row.place,
		ratePct: row.rateBp / 100,
		taxable: rupees(row.taxable),
		cgst: rupees(row.cgst),
		sgst: rupees(row.sgst),
		igst: rupees(row.igst),
		difference: rupees(row.difference),
	})),
	orders: balance.orders.map(({ orderId, difference }) => ({
		orderId,
		difference: rupees(difference),
	})),
	moreOrders: balance.more,
})

/** Whether each month balances at its end, by place of supply, the latest first (admin). */
export const balanceReport = (ctx: AppContext, actor: Actor): Promise<Result<BalanceReport>> =>
	authorizedRead(mayReport(actor), async () => ({
		months: (await monthBalances(ctx)).map(viewOf).toReversed(),
	}))

interface Counted {
	at: number
	/** The last found; 0 before the first. */
	known: number
	/** The one that is being found, or was found last. */
	count: Promise<number>
}

const counted = new WeakMap<Database, Counted>()

/**
 * How many months that are over do not balance, as far as it is known: all documents are read for it, every ten minutes
 * at most.
 */
export async function countBroken(ctx: AppContext): Promise<number> {
	const before = counted.get(ctx.db)
	const latest =
		before && ctx.now() - before.at < BALANCE_FRESH_MS ? before : countAnew(ctx, before?.known)
	const patience = new AbortController()
	const late = wait(BALANCE_PATIENCE_MS, undefined, { signal: patience.signal }).then(
		() => latest.known,
		() => latest.known,
	)
	return Promise.race([latest.count, late]).finally(() => patience.abort())
}

function countAnew(ctx: AppContext, known = 0): Counted {
	const count = monthBalances(ctx.forLargeReads()).then(
		(all) => all.filter((each) => each.month < monthNow(ctx) && isBroken(each)).length,
	)
	const latest: Counted = { at: ctx.now(), known, count }
	counted.set(ctx.db, latest)
	count.then(
		(found) => {
			latest.known = found
		},
		() => counted.delete(ctx.db),
	)
	return latest
}
