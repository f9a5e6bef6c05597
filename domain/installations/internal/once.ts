import { createHash } from 'node:crypto'
import type { Database } from '../../../db/database.ts'
import { type Actor, isSignedIn } from '../../../shared/actor.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import { installationTables } from '../tables.ts'

/** A change that may be sent again: its key, and a hash of its call and its body. */
export interface Once {
	key: string
	hash: string
}

const KEY_REUSED = message('installations.key_reused')

/** A change under the key it was sent with; undefined where it has none. @param sent its call and its body */
export const onceFor = (key: string | undefined, ...sent: unknown[]): Once | undefined =>
	key === undefined
		? undefined
		: { key, hash: createHash('sha256').update(JSON.stringify(sent)).digest('base64url') }

/** A hash of the bytes of a file. */
export const hashOf = async (file: File): Promise<string> =>
	createHash('sha256')
		.update(new Uint8Array(await file.arrayBuffer()))
		.digest('base64url')

const senderOf = (actor: Actor) => (isSignedIn(actor) ? actor.id : '')

/** Whether this change was made before. @returns key_reused where its key was another’s */
export async function wasMade(
	db: Database,
	orderId: OrderId,
	actor: Actor,
	once: Once | undefined,
): Promise<Result<boolean>> {
	if (!once) return ok(false)
	const known = await installationTables(db)
		.selectFrom('installation_requests')
		.select('hash')
		.where('order_id', '=', orderId)
		.where('sent_by', '=', senderOf(actor))
		.where('key', '=', once.key)
		.executeTakeFirst()
	if (known && known.hash !== once.hash) return fail('key_reused', KEY_REUSED)
	return ok(known !== undefined)
}

/** Notes that a change was made. The installation is locked. */
export async function noteMade(
	db: Database,
	orderId: OrderId,
	actor: Actor,
	{ key, hash }: Once,
	at: number,
): Promise<void> {
	await installationTables(db)
		.insertInto('installation_requests')
		.values({ order_id: orderId, sent_by: senderOf(actor), key, hash, created_at: at })
		.execute()
}
