import { chunks } from '../../../db/chunks.ts'
import type { Tx } from '../../../db/database.ts'
import type { Actor } from '../../../shared/actor.ts'
import type { OrderId, ProductId } from '../../../shared/ids.ts'
import type { Message } from '../../../shared/messages/message.ts'
import { sum } from '../../../shared/money.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { bumpCatalogueVersion, type Moved, moveStock, takenFor } from '../../catalogue/stock.ts'
import { changeCodeUse } from '../../codes/commands.ts'
import { warnOfLowStock } from '../internal/stock/low-stock.ts'
import { insertTaxParts } from '../internal/taxes.ts'
import type { OrderRow } from '../queries.ts'
import { orderTables } from '../tables.ts'
import { applyTransition } from '../transitions/apply-transition.ts'
import type { OrderVersion, VersionLine } from './version.ts'

interface Rewriting {
	/** The note of the change in the order's history. */
	note: Message
	/** Epoch milliseconds. */
	at: number
}

/**
 * Makes another version of an order that is accepted or scheduled, within a transaction: its lines, charges, taxes and
 * totals, with stock taken for added pieces and put back for dropped ones.
 * @param order as it was read: it is changed only while its status and its installer are still so
 * @returns as `applyTransition`; out_of_stock naming the product that is short
 */
export async function rewriteOrder(
	ctx: AppContext,
	tx: Tx,
	actor: Actor,
	order: OrderRow,
	version: OrderVersion,
	{ note, at }: Rewriting,
): Promise<Result<void>> {
	const taken = await applyTransition(ctx, tx, actor, order, 'change', { note, at })
	if (!taken.ok) return taken
	await replaceRows(tx, order.id, version)
	const discount = sum(version.lines.map((line) => line.discount))
	await changeCodeUse(tx, order.id, discount)
	await orderTables(tx)
		.updateTable('orders')
		.set({
			total_paise: version.total,
			tax_paise: version.tax,
			system_hsn: version.systemHsn ?? null,
			// They were expected of the system as it was.
			subsidy_paise: null,
			uninstalled_paise: null,
			...(discount === 0 && { discount_code: null }),
		})
		.where('id', '=', order.id)
		.execute()
	const moved = await rebook(tx, actor, order.id, version.lines, at)
	if (!moved.ok) return moved
	await warnOfLowStock(tx, ctx.catalogue, moved.value, at)
	await bumpCatalogueVersion(tx, moved.value, at)
	return ok(undefined)
}

async function replaceRows(tx: Tx, orderId: OrderId, { lines, charges, taxes }: OrderVersion) {
	const tables = orderTables(tx)
	for (const table of [
		'order_line_parts',
		'order_lines',
		'order_charges',
		'order_tax_parts',
	] as const)
		await tables.deleteFrom(table).where('order_id', '=', orderId).execute()
	await tables
		.insertInto('order_lines')
		.values(
			lines.map((line, index) => ({
				order_id: orderId,
				line: index + 1,
				product_id: line.productId,
				name: line.name,
				price_paise: line.price,
				tax_rate_bp: line.taxRateBp,
				tax_paise: line.tax,
				quantity: line.quantity,
				discount_paise: line.discount,
				tax_class: line.taxClass,
				hsn: line.hsn,
			})),
		)
		.execute()
	const parts = lines.flatMap((line, index) =>
		line.parts.map(({ productId, name, quantity }, place) => ({
			order_id: orderId,
			line: index + 1,
			place: place + 1,
			product_id: productId as ProductId,
			name,
			quantity,
		})),
	)
	for (const some of chunks(parts))
		await tables.insertInto('order_line_parts').values(some).execute()
	if (charges.length > 0)
		await tables
			.insertInto('order_charges')
			.values(
				charges.map(({ kind, name, gross, discount }, index) => ({
					order_id: orderId,
					n: index + 1,
					kind,
					name,
					gross_paise: gross,
					discount_paise: discount,
				})),
			)
			.execute()
	await insertTaxParts(tx, orderId, taxes ?? [])
}

/** The pieces that lines take from stock: of kits their parts. */
export function piecesOfLines(lines: readonly VersionLine[]): Map<ProductId, number> {
	const pieces = new Map<ProductId, number>()
	for (const { productId, quantity, parts } of lines)
		for (const each of parts.length > 0 ? parts : [{ productId, quantity: 1 }]) {
			const id = each.productId as ProductId
			pieces.set(id, (pieces.get(id) ?? 0) + each.quantity * quantity)
		}
	return pieces
}

/**
 * Takes from stock the pieces that the lines need beyond those the order has, and puts the rest back, as the ledger has
 * it.
 */
async function rebook(
	tx: Tx,
	actor: Actor,
	orderId: OrderId,
	lines: readonly VersionLine[],
	at: number,
): Promise<Result<Moved[]>> {
	const has = await takenFor(tx, orderId)
	const needs = piecesOfLines(lines)
	const changes = [...new Set([...has.keys(), ...needs.keys()])].flatMap((productId) => {
		const change = (has.get(productId) ?? 0) - (needs.get(productId) ?? 0)
		if (change === 0) return []
		const reason = change < 0 ? ('ordered' as const) : ('cancelled' as const)
		return [{ productId, change, reason, orderId, actor, at }]
	})
	return moveStock(tx, changes)
}
