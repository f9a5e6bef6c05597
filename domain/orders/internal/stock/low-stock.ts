import type { Tx } from '../../../../db/database.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { kitStock, piecesOf, takenBy } from '../../../catalogue/kits/kits.ts'
import { partsOfKits } from '../../../catalogue/queries.ts'
import { ranLow } from '../../../catalogue/rules.ts'
import type { Moved } from '../../../catalogue/stock.ts'
import { notify } from '../../../notifications/commands.ts'

/** The products that ran low by being taken, and the kits for sale that they are parts of. */
async function lowBy(
	tx: Tx,
	catalogue: Catalogue,
	moved: readonly Moved[],
): Promise<{ name: string; stock: number }[]> {
	const byId = new Map<string, Moved>(moved.map((each) => [each.id, each]))
	const kits = catalogue.kits.filter((kit) =>
		takenBy(kit).some(({ productId }) => byId.has(productId)),
	)
	const parts = await partsOfKits(tx, kits)
	const now = (id: string) => piecesOf(parts.get(id))
	const counted = kits.map((kit) => {
		const stock = kitStock(kit, now)
		const before = kitStock(kit, (id) => now(id) - (byId.get(id)?.change ?? 0))
		return { name: kit.name, stock, change: stock - before }
	})
	return [...moved, ...counted].filter(ranLow)
}

/** Notifies admins of products that ran low by being taken. */
export async function warnOfLowStock(
	tx: Tx,
	catalogue: Catalogue,
	moved: readonly Moved[],
	at: number,
): Promise<void> {
	const low = await lowBy(tx, catalogue, moved)
	if (low.length === 0) return
	await notify(
		tx,
		low.map(({ name, stock }) => ({
			to: { role: 'Admin' },
			type: 'warning',
			message: message('catalogue.low_in_stock', { name, stock }),
			link: '/admin/manage-stocks',
			at,
		})),
	)
}
