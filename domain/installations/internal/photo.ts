import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Actor, hasRole } from '../../../shared/actor.ts'
import { message } from '../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { factsOf, findOrder } from '../../orders/queries.ts'
import { maySee } from '../policy.ts'
import type { PhotoQuery } from '../schema.ts'
import { installationTables } from '../tables.ts'

const NOT_FOUND = message('installations.photo_not_found')

interface StoredPhoto {
	/** Another for every other content and width. */
	tag: string
	/** Its WebP bytes. @throws the system's error where the file cannot be read */
	read: () => Promise<Uint8Array<ArrayBuffer>>
}

/** A photo of a job, for its buyer, its installer and admins. @returns not_found for any other caller */
export async function findPhoto(
	ctx: AppContext,
	actor: Actor,
	orderId: string,
	photoId: string,
	{ key, width }: Pick<PhotoQuery, 'key' | 'width'>,
): Promise<Result<StoredPhoto>> {
	const order = await findOrder(ctx.db, orderId)
	if (!order || !maySee(actor, factsOf(order), key)) return fail('not_found', NOT_FOUND)
	if (order.status === 'pending' && hasRole(actor, 'Installer')) return fail('not_found', NOT_FOUND)
	const photo = await installationTables(ctx.db)
		.selectFrom('installation_photos')
		.select('image')
		.where('id', '=', photoId)
		.where('order_id', '=', order.id)
		.executeTakeFirst()
	if (!photo) return fail('not_found', NOT_FOUND)
	const name = width ? `${photo.image}-${width}` : photo.image
	return ok({
		tag: `"${name}"`,
		read: async () => new Uint8Array(await readFile(join(ctx.photosDir, `${name}.webp`))),
	})
}
