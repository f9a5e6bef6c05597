import type { Tx } from '../../../db/database.ts'
import type { Actor } from '../../../shared/actor.ts'
import { message } from '../../../shared/messages/message.ts'
import { recorded } from '../../../shared/messages/record.ts'
import { type Paise, paise, sum, toRupees } from '../../../shared/money.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { audit } from '../../audit/commands.ts'
import { answerAfter } from '../../catalogue/answer-after.ts'
import { creditableOf } from '../../documents/billing/issued.ts'
import { scheduleDocumentOfReturn } from '../../documents/billing/schedule.ts'
import { mailRefunds } from '../../orders/money/mails.ts'
import { reconcilePayments } from '../../orders/money/reconcile-payments.ts'
import { scheduleRefunds } from '../../orders/money/refunds.ts'
import { linesOf, type OrderRow } from '../../orders/queries.ts'
import { restockLines } from '../../orders/stock/restock.ts'
import { refundableOf } from '../../payments/queries.ts'
import { keyOfReturn, requestRefund } from '../../payments/refunds.ts'
import { answerBuyer, findReturn, updateReturn } from '../commands.ts'
import { listReturns, returnedOf } from '../queries.ts'
import { type Pieces, shareOfLine } from '../rules.ts'
import type { Condition, OrderReturns, Receipt } from '../schema.ts'
import { returnTables } from '../tables.ts'
import { isFaultOfShop, type PaidCharge } from './charge-rules.ts'
import { chargedOrder, chargesOfFault } from './charges.ts'

type Creditable = Awaited<ReturnType<typeof creditableOf>>

/** A price, at most the part of its invoice that is not credited: less than the price after a reduction. */
const atMost = (price: Paise, left: Paise | null): Paise =>
	left === null || price < left ? price : left

interface Returned {
	line: number
	quantity: number
	condition: Condition
	amount: Paise
}

/**
 * Receives an agreed return, once: goods fit for sale go into stock, their price is refunded, as far as it was paid,
 * with its share of the charges where the shop is to blame; and invoiced goods are credited.
 * @returns not_found; conflict where it is not awaited; invalid where a line's condition is missing
 */
export async function receiveReturn(
	ctx: AppContext,
	actor: Actor,
	{ id, n }: { id: string; n: number },
	{ lines: conditions }: Receipt,
): Promise<Result<OrderReturns>> {
	const received = await answerBuyer(ctx, actor, id, async ({ tx, who, at, order }) => {
		const creditable = await creditableOf(tx, order.id)
		const lines = await returnedLines(tx, order, n, conditions, creditable)
		if (!lines.ok) return lines
		const charges = await chargesOf(tx, order, n, lines.value, creditable)
		const credit = sum([...lines.value, ...charges].map(({ amount }) => amount))
		const paid = await refundableOf(tx, order.id)
		const refund = paise(Math.min(credit, paid))
		const set = { state: 'received', received_at: at, refund_paise: refund } as const
		const changed = await updateReturn(tx, { id: order.id, n, state: 'agreed' }, set)
		if (!changed.ok) return changed
		await recordLines(tx, order, n, lines.value)
		await recordCharges(tx, order, n, charges)
		const key = keyOfReturn(order.id, n)
		const refunded = await refundBuyer(ctx, tx, order, { amount: refund, key, by: who.id, at })
		if (!refunded.ok) return refunded
		const credited = { lines: lines.value, charges, key: `${order.id} ${n}` }
		// Goods that never were invoiced need no note.
		if (creditable.invoices.length > 0) await scheduleCreditNote(ctx, tx, order, credited)
		await reconcilePayments(ctx, tx, order.id)
		await audit(tx, who, at, [
			{
				action: 'return received',
				kind: 'order',
				subjectId: id,
				subject: id,
				after: { return: n, refund: toRupees(refund) },
			},
		])
		const resold = lines.value.filter(({ condition }) => condition === 'resell')
		// Last, since the catalogue's version is raised by it.
		return restockLines(tx, { orderId: order.id, actor: who, at }, resold)
	})
	return answerAfter(ctx, received, () => listReturns(ctx, actor, id))
}

/** The lines of a return with their condition, and their part of the price after earlier returns. */
async function returnedLines(
	tx: Tx,
	order: OrderRow,
	n: number,
	conditions: Receipt['lines'],
	creditable: Creditable,
): Promise<Result<Returned[]>> {
	const rows = await returnTables(tx)
		.selectFrom('return_lines')
		.select(['line', 'quantity'])
		.where('order_id', '=', order.id)
		.where('n', '=', n)
		.orderBy('line')
		.execute()
	const ordered = await linesOf(tx, [order.id])
	const before = await returnedOf(tx, order.id, ['received'])
	const lines: Returned[] = []
	for (const { line, quantity } of rows) {
		const condition = conditions.find((each) => each.line === line)?.condition
		const sold = ordered.find((each) => each.line === line)
		const missing = message('returns.condition_required')
		if (!condition || !sold) return fail('invalid', missing, { fields: { lines: missing } })
		const back = before
			.filter((each) => each.line === line)
			.reduce((all, each) => all + each.quantity, 0)
		const price = { price: sold.price_paise, discount: sold.discount_paise }
		const whole = { ...price, quantity: sold.quantity }
		const share = shareOfLine(whole, back, quantity)
		const amount = atMost(share, creditable.leftOf('line', line))
		lines.push({ line, quantity, condition, amount })
	}
	return ok(lines)
}

async function recordLines(tx: Tx, order: OrderRow, n: number, lines: Returned[]): Promise<void> {
	for (const { line, condition, amount } of lines)
		await returnTables(tx)
			.updateTable('return_lines')
			.set({ condition, amount_paise: amount })
			.where('order_id', '=', order.id)
			.where('n', '=', n)
			.where('line', '=', line)
			.execute()
}

/** The charges of the order refunded with a return: by a fault of the shop alone. */
async function chargesOf(
	tx: Tx,
	{ id }: OrderRow,
	n: number,
	lines: readonly Pieces[],
	creditable: Creditable,
): Promise<PaidCharge[]> {
	const row = await findReturn(tx, id, n)
	if (!isFaultOfShop(row?.cause ?? null)) return []
	return chargesOfFault(await chargedOrder(tx, id), lines).map((charge) => ({
		...charge,
		amount: atMost(charge.amount, creditable.leftOf('charge', charge.n)),
	}))
}

async function recordCharges(tx: Tx, { id }: OrderRow, n: number, charges: PaidCharge[]) {
	if (charges.length === 0) return
	const rows = charges.map(({ n: charge, amount }) => ({
		order_id: id,
		n,
		charge,
		amount_paise: amount,
	}))
	await returnTables(tx).insertInto('return_charges').values(rows).execute()
}

interface ReturnRefund {
	amount: Paise
	key: string
	by: NonNullable<OrderRow['user_id']>
	at: number
}

async function refundBuyer(
	ctx: AppContext,
	tx: Tx,
	order: OrderRow,
	wanted: ReturnRefund,
): Promise<Result<void>> {
	if (wanted.amount === 0) return ok(undefined)
	const reason = recorded(message('returns.refund_reason'))
	const refunds = await requestRefund(tx, { orderId: order.id, reason, ...wanted })
	if (!refunds.ok) return refunds
	await scheduleRefunds(ctx, tx, refunds.value)
	await mailRefunds(ctx, tx, order, refunds.value)
	return ok(undefined)
}

async function scheduleCreditNote(
	ctx: AppContext,
	tx: Tx,
	{ id: orderId }: OrderRow,
	{ lines, charges, key }: { lines: Returned[]; charges: PaidCharge[]; key: string },
): Promise<void> {
	const noted = lines
		.filter(({ amount }) => amount > 0)
		.map(({ line, quantity, amount }) => ({ line, quantity, amount }))
	const credit = { orderId, lines: noted, charges: charges.map(({ n, amount }) => ({ n, amount })) }
	if (noted.length + charges.length > 0) await scheduleDocumentOfReturn(ctx, tx, { ...credit, key })
}
