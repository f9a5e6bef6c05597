import type { Database, Tx } from '../../../../db/database.ts'
import type { ProductId } from '../../../../shared/ids.ts'
import { type Message, message } from '../../../../shared/messages/message.ts'
import type { AppContext } from '../../../app-context.ts'
import { notify } from '../../../notifications/commands.ts'
import { productOf } from '../../catalogue.ts'
import { isKit, takenBy } from '../../kits/kits.ts'
import { productsIn } from '../../queries.ts'
import type { Product } from '../../schema.ts'
import type { TechnicalSheet } from '../../sheet.ts'
import { lockProducts } from '../../stock.ts'
import { catalogueTables } from '../../tables.ts'

export const STOCK_OF_KIT = message('catalogue.stock_of_kit')

const ITSELF = message('catalogue.kit_in_itself')
const UNKNOWN = message('catalogue.not_found')
const KIT = message('catalogue.kit_in_kit')

/** The ids of a sheet's parts; none where it is not a kit's. */
export const partIds = (sheet: TechnicalSheet | null): ProductId[] =>
	isKit({ sheet }) ? takenBy({ id: '', sheet }).map(({ productId }) => productId as ProductId) : []

/**
 * Why a product cannot have this sheet, by field; null where it can.
 * @param known the products its parts name, of those that are not deleted
 * @param within the name of a kit that has this product as a part
 */
export function wrongKit(
	id: string,
	sheet: TechnicalSheet | null,
	known: (id: string) => Pick<Product, 'sheet'> | undefined,
	within: string | undefined,
): Record<string, Message> | null {
	if (sheet?.kind !== 'kit') return null
	const wrong: Record<string, Message> = {}
	if (within) wrong.sheet = message('catalogue.is_part_of', { kit: within })
	for (const [at, { productId }] of sheet.parts.entries()) {
		const part = known(productId)
		const why = productId === id ? ITSELF : !part ? UNKNOWN : isKit(part) ? KIT : null
		if (why) wrong[`sheet.parts.${at}.productId`] = why
	}
	return Object.keys(wrong).length > 0 ? wrong : null
}

/** Every kit there is, archived ones too, as the database has them. */
export async function kitsIn(tx: Database): Promise<Product[]> {
	const rows = await catalogueTables(tx)
		.selectFrom('products')
		.selectAll()
		.where('deleted_at', 'is', null)
		.where('sheet', 'like', '%"kind":"kit"%')
		.execute()
	return rows.map(productOf).filter(isKit)
}

/** The name of a kit that each of these is a part of, by the id of the part. */
export function namesWithin(kits: readonly Product[]): Map<string, string> {
	const names = new Map<string, string>()
	for (const { name, sheet } of kits) for (const id of partIds(sheet)) names.set(id, name)
	return names
}

/** As `wrongKit`, asked of the database; its parts are locked until the commit. */
export async function wrongKitIn(
	tx: Tx,
	id: string,
	sheet: TechnicalSheet | null,
): Promise<Record<string, Message> | null> {
	if (!isKit({ sheet })) return null
	const parts = partIds(sheet)
	await lockProducts(tx, parts)
	const known = await productsIn(tx, parts)
	const within = namesWithin(await kitsIn(tx)).get(id)
	return wrongKit(id, sheet, (part) => known.get(part), within)
}

/** Notifies the admins which kits for sale run out because a part of theirs is sold no longer. */
export async function notifyOfKits(
	{ catalogue }: AppContext,
	tx: Tx,
	parts: readonly { id: string; name: string }[],
	what: 'archived' | 'deleted',
	at: number,
): Promise<void> {
	const kits = new Map<string, Product[]>()
	for (const kit of catalogue.kits)
		if (kit.stock > 0)
			for (const id of partIds(kit.sheet)) kits.set(id, [...(kits.get(id) ?? []), kit])
	await notify(
		tx,
		parts.flatMap(({ id, name }) => {
			const without = kits.get(id)
			if (!without?.[0]) return []
			return {
				to: { role: 'Admin' as const },
				type: 'warning' as const,
				message: message('catalogue.kits_without_part', {
					name,
					what,
					kits: without.map((kit) => kit.name),
				}),
				link: `/admin/products/${without[0].id}`,
				at,
			}
		}),
	)
}
