import { countOf } from '../../../db/count.ts'
import type { Tx } from '../../../db/database.ts'
import { transact } from '../../../db/transaction.ts'
import { type Actor, hasRole } from '../../../shared/actor.ts'
import { newId, type OrderId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { audit, ofOrder } from '../../audit/commands.ts'
import { orderOfBuyer } from '../../orders/order-access.ts'
import { type ByLink, verifyContact } from '../../orders/tracking/contact.ts'
import { keepGoodsPhoto } from '../../uploads/commands.ts'
import { type PhotoFile, photoFile } from '../../uploads/photo-file.ts'
import { findReturn, lockedOrder } from '../commands.ts'
import { MAX_PHOTOS_A_RETURN } from '../limits.ts'
import { listReturns } from '../queries.ts'
import type { NewReturnPhoto, OrderReturns } from '../schema.ts'
import { returnTables } from '../tables.ts'

const NOT_FOUND = message('returns.not_found')

/**
 * Adds a photo to a return that is not over, as of damage, by its buyer or an admin.
 * @returns not_found; conflict where it is over or has as many as it can; as `verifyContact` and `keepPhoto`
 */
export async function addReturnPhoto(
	ctx: AppContext,
	actor: Actor,
	{ id, n }: { id: string; n: number },
	{ image: file, ...link }: NewReturnPhoto & ByLink,
): Promise<Result<OrderReturns>> {
	const found = await orderOfBuyer(ctx.db, actor, id, link.key)
	if (!found.ok) return found
	const verified = await verifyContact(ctx, actor, id, link)
	if (!verified.ok) return verified
	// Asked before the picture is looked at, and once more when it is there.
	const takes = await transact(ctx.db, (tx) => takesPhoto(tx, found.value.id, n))
	if (!takes.ok) return takes
	const kept = await keepGoodsPhoto(ctx, file)
	if (!kept.ok) return kept
	const added = await transact(ctx.db, async (tx) => {
		const order = await lockedOrder(tx, id)
		if (!order) return fail('not_found', NOT_FOUND)
		const still = await takesPhoto(tx, order.id, n)
		if (!still.ok) return still
		const at = ctx.now()
		const photo = { id: newId(), order_id: order.id, n, image: kept.value, created_at: at }
		await returnTables(tx).insertInto('return_photos').values(photo).execute()
		const after = { return: n, photo: kept.value }
		if (hasRole(actor, 'Admin'))
			await audit(tx, actor, at, [{ action: 'added a photo', ...ofOrder(id), after }])
		return ok(undefined)
	})
	return added.ok ? listReturns(ctx, actor, id, link.key) : added
}

async function takesPhoto(tx: Tx, id: OrderId, n: number): Promise<Result<void>> {
	const row = await findReturn(tx, id, n)
	if (!row) return fail('not_found', NOT_FOUND)
	if (row.state !== 'asked' && row.state !== 'agreed')
		return fail('conflict', message('returns.over'))
	const photos = returnTables(tx)
		.selectFrom('return_photos')
		.where('order_id', '=', id)
		.where('n', '=', n)
	const most = MAX_PHOTOS_A_RETURN
	return (await countOf(photos)) < most
		? ok(undefined)
		: fail('conflict', message('returns.too_many_photos', { most }))
}

/** A photo of a return, for its buyer and admins. @returns not_found for any other caller */
export async function findReturnPhoto(
	ctx: AppContext,
	actor: Actor,
	{ id, n, photoId }: { id: string; n: number; photoId: string },
	{ key, width }: { key?: string | undefined; width?: string | undefined },
): Promise<Result<PhotoFile>> {
	const found = await orderOfBuyer(ctx.db, actor, id, key)
	const photo =
		found.ok &&
		(await returnTables(ctx.db)
			.selectFrom('return_photos')
			.select('image')
			.where('id', '=', photoId)
			.where('order_id', '=', found.value.id)
			.where('n', '=', n)
			.executeTakeFirst())
	return photo
		? ok(photoFile(ctx, photo.image, width))
		: fail('not_found', message('returns.photo_not_found'))
}
