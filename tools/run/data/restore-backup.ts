// Puts a backup in the place of a store's data. Run on the pinned Node, by restore.mjs.
import { restore } from '../../../store/backup/restore.ts'
import { dataPlace, leave } from './data-place.ts'

const [folder] = process.argv.slice(2)
if (!folder) leave('Say which backup: npm run restore -- /mnt/backups/2026-11-22')
try {
	const { before, madeAt } = await restore(dataPlace(), folder)
	process.stdout.write(`The data is as it was on ${madeAt}; stock and orders agree.\n`)
	if (before) process.stdout.write(`What was there before is in ${before}.\n`)
} catch (error) {
	leave((error as Error).message)
}
