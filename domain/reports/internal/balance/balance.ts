import type { Database } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { dayAt } from '../../../../shared/calendar.ts'
import { MINUTE_MS } from '../../../../shared/durations.ts'
import { paise, toRupees } from '../../../../shared/money.ts'
import type { Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import type { BalanceReport, MonthBalanceView } from '../../balance/balance-schema.ts'
import { mayReport } from '../../policy.ts'
import { type Balance, Balances, isBroken, type MonthBalance } from './balance-rules.ts'
import { streamBooks } from './books.ts'

const monthNow = ({ now }: AppContext) => dayAt(now()).slice(0, 7)

/** The balance of each month since the first, cumulated to its end. A demo issues no documents and has none. */
async function monthBalances(ctx: AppContext): Promise<MonthBalance[]> {
	if (!ctx.policy.issuesDocuments) return []
	const balances = new Balances()
	for await (const orders of streamBooks(ctx.db)) for (const books of orders) balances.add(books)
	return balances.upTo(monthNow(ctx))
}

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
		...{ placeOfSupply: row.place, ratePct: row.rateBp / 100, taxable: rupees(row.taxable) },
		...{ cgst: rupees(row.cgst), sgst: rupees(row.sgst), igst: rupees(row.igst) },
		difference: rupees(row.difference),
	})),
	orders: balance.orders.map(({ orderId, difference }) => ({
		orderId,
		difference: rupees(difference),
	})),
	moreOrders: balance.more,
})

/** Whether the books balance at the end of each month, by place of supply, the latest first (admin). */
export const balanceReport = (ctx: AppContext, actor: Actor): Promise<Result<BalanceReport>> =>
	authorizedRead(mayReport(actor), async () => ({
		months: (await monthBalances(ctx)).map(viewOf).toReversed(),
	}))

const FRESH_MS = 10 * MINUTE_MS
const counted = new WeakMap<Database, { at: number; count: Promise<number> }>()

/** How many months that are over do not balance; looked at every ten minutes at most, as it reads all documents. */
export function countBroken(ctx: AppContext): Promise<number> {
	const [at, known] = [ctx.now(), counted.get(ctx.db)]
	if (known && at - known.at < FRESH_MS) return known.count
	const count = monthBalances(ctx).then(
		(all) => all.filter((each) => each.month < monthNow(ctx) && isBroken(each)).length,
	)
	counted.set(ctx.db, { at, count })
	count.catch(() => counted.delete(ctx.db))
	return count
}
