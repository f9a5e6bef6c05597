import { picturesNamed } from '../catalogue/queries.ts'
import type { Store } from '../store.ts'
import { movePicture } from '../uploads/move-picture.ts'
import { namedIn } from '../uploads/rules.ts'
import { installationTables } from './tables.ts'

/**
 * Photos once lay among the pictures of products, where anybody who knew an address saw them. Each that still
 * does goes into the folder of photos before anything is served; one that a product shows, too, stays there as well.
 */
export async function movePhotos(store: Store): Promise<void> {
	const rows = await installationTables(store.db)
		.selectFrom('installation_photos')
		.select('image')
		.distinct()
		.where('image', 'like', '/uploads/%')
		.execute()
	if (rows.length === 0) return
	const ofProducts = namedIn(await picturesNamed(store.db))
	for (const { image } of rows)
		for (const hash of namedIn([image])) {
			await movePicture(hash, store.uploadsDir, store.photosDir, ofProducts.has(hash))
			await installationTables(store.db)
				.updateTable('installation_photos')
				.set({ image: hash })
				.where('image', '=', image)
				.execute()
		}
	store.log.info({ photos: rows.length }, 'photos of jobs are no longer at public addresses')
}
