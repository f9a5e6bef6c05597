import { chunks } from '../../../db/chunks.ts'
import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { searchTermsIn } from '../../../shared/lists/search-terms.ts'
import { orderTables, type ReferenceKind } from '../tables.ts'

/** As a whole and in its parts, so that `SBT/26-27/000123` is found by `000123` too. */
const termsOf = (texts: readonly (string | null | undefined)[]): string[] =>
	searchTermsIn(
		texts
			.filter((text) => text != null)
			.flatMap((text) => [text, text.replaceAll('/', ' ')])
			.join(' '),
	)

type Texts = readonly (string | null | undefined)[]

/** Has an admin find an order by more texts, in the transaction that writes them; known ones are skipped. */
export const addReferences = (
	tx: Tx,
	orderId: OrderId,
	kind: ReferenceKind,
	texts: Texts,
): Promise<void> => addReferencesOf(tx, kind, [[orderId, texts]])

/** Likewise of many orders. */
export async function addReferencesOf(
	tx: Tx,
	kind: ReferenceKind,
	orders: readonly (readonly [OrderId, Texts])[],
): Promise<void> {
	const rows = orders.flatMap(([orderId, texts]) =>
		termsOf(texts).map((term) => ({ term, order_id: orderId, kind })),
	)
	for (const some of chunks(rows))
		await orderTables(tx)
			.insertInto('order_references')
			.values(some)
			.onConflict((conflict) => conflict.doNothing())
			.execute()
}

/** Likewise, in place of all texts of the kind that it was found by before. */
export async function replaceReferences(
	tx: Tx,
	orderId: OrderId,
	kind: ReferenceKind,
	texts: readonly (string | null | undefined)[],
): Promise<void> {
	await deleteReferences(tx, orderId, kind)
	await addReferences(tx, orderId, kind, texts)
}

export async function deleteReferences(tx: Tx, orderId: OrderId, kind: ReferenceKind) {
	await orderTables(tx)
		.deleteFrom('order_references')
		.where('order_id', '=', orderId)
		.where('kind', '=', kind)
		.execute()
}

const PHONE_DIGITS = 10
const SAID_ALOUD = 4

/** A phone number as it is searched for: its last ten digits, and the four that people say. */
export function phoneReferences(phone: string): string[] {
	const digits = phone.replace(/\D/g, '')
	return [digits.slice(-PHONE_DIGITS), digits.slice(-SAID_ALOUD)]
}

/** What somebody types, with the parts of a phone number together: `+91 98200 12345` is `919820012345`. */
export const withPhoneTogether = (text: string): string =>
	/^[+()\d ./-]+$/.test(text) && text.replace(/\D/g, '').length >= PHONE_DIGITS
		? text.replace(/\D/g, '')
		: text

/** What a term may stand for: more digits than a phone number are one with its prefix, or a bank's reference. */
export const meaningsOf = (term: string): string[] =>
	/^\d+$/.test(term) && term.length > PHONE_DIGITS ? [term, term.slice(-PHONE_DIGITS)] : [term]
