import type { AppContext } from '../app-context.ts'
import { picturesNamed } from '../catalogue/queries.ts'
import { movePicture } from '../uploads/move-picture.ts'
import { namedIn } from '../uploads/rules.ts'
import { installationTables } from './tables.ts'

/**
 * Photos once lay among the pictures of products, where any visitor with an address saw them. Those left there go into
 * the folder of photos before anything is served; one that a product shows too stays there as well.
 */
export async function movePhotos(ctx: AppContext): Promise<void> {
	const rows = await installationTables(ctx.db)
		.selectFrom('installation_photos')
		.select('image')
		.distinct()
		.where('image', 'like', '/uploads/%')
		.execute()
	if (rows.length === 0) return
	const ofProducts = namedIn(await picturesNamed(ctx.db))
	for (const { image } of rows)
		for (const hash of namedIn([image])) {
			await movePicture(hash, ctx.files.pictures, ctx.files.photos, ofProducts.has(hash))
			await installationTables(ctx.db)
				.updateTable('installation_photos')
				.set({ image: hash })
				.where('image', '=', image)
				.execute()
		}
	ctx.log.info({ photos: rows.length }, 'photos of jobs are no longer at public addresses')
}
