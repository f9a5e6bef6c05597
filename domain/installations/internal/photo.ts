import { type Actor, hasRole } from '../../../shared/actor.ts'
import { message } from '../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { photoNameOf } from '../../installers/queries.ts'
import { factsOf, findOrder } from '../../orders/queries.ts'
import { type PhotoFile, photoFile } from '../../uploads/photo-file.ts'
import type { PhotoQuery } from '../photos/schema.ts'
import { maySee } from '../policy.ts'
import { getInstallation } from '../queries.ts'
import { installationTables } from '../tables.ts'

const NOT_FOUND = message('installations.photo_not_found')

/** A photo of a job, for its buyer, its installer and admins. @returns not_found for any other caller */
export async function findPhoto(
	ctx: AppContext,
	actor: Actor,
	orderId: string,
	photoId: string,
	{ key, width }: Pick<PhotoQuery, 'key' | 'width'>,
): Promise<Result<PhotoFile>> {
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
	return ok(photoFile(ctx, photo.image, width))
}

/** The photo of an order's installer, for those who see its installation. @returns not_found for any other caller */
export async function installerPhoto(
	ctx: AppContext,
	actor: Actor,
	orderId: string,
	{ key, width }: Pick<PhotoQuery, 'key' | 'width'>,
): Promise<Result<PhotoFile>> {
	const seen = await getInstallation(ctx, actor, orderId, key)
	if (!seen.ok) return fail('not_found', NOT_FOUND)
	const installer = (await findOrder(ctx.db, orderId))?.installer_id
	const image = installer && (await photoNameOf(ctx.db, installer))
	return image ? ok(photoFile(ctx, image, width)) : fail('not_found', NOT_FOUND)
}
