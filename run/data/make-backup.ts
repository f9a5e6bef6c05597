// Copies a store's data while it serves. Run on the pinned Node, by backup.mjs.
import { backUp } from '../../store/backup/backup.ts'
import { dataPlace, leave } from './data-place.ts'

const [folder] = process.argv.slice(2)
if (!folder) leave('Say where to: npm run backup -- /mnt/backups/2026-11-22')
try {
	const pictures = await backUp(dataPlace(), folder)
	process.stdout.write(
		`The database and ${pictures} pictures are in ${folder}. They hold names, addresses and passwords' hashes: keep them as safe as the shop.\n`,
	)
} catch (error) {
	leave((error as Error).message)
}
