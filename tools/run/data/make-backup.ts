// Copies a store's data while it serves. Run on the pinned Node, by backup.mjs.
import { backUp } from '../../../store/backup/backup.ts'
import { failureWords } from '../../../store/backup/failure-words.ts'
import { noteBackup } from '../../../store/backup/record.ts'
import { dataPlace, leave } from './data-place.ts'

const [folder] = process.argv.slice(2)
if (!folder) leave('Say where to: npm run backup -- /mnt/backups/2026-11-22')
try {
	const [where, madeAt] = [dataPlace(), Date.now()]
	const { pictures, isSigned } = await backUp(where, folder)
	await note(where, { folder, pictures, madeAt })
	process.stdout.write(
		`The database and ${pictures} pictures are in ${folder}. They hold names, addresses and passwords' hashes: keep them as safe as the shop.\n`,
	)
	if (!isSigned)
		process.stderr.write(
			'It is not signed, for no SESSION_SECRET is known here: it is restored with --unsigned alone.\n',
		)
} catch (error) {
	leave(failureWords(error, process.env.DATABASE_URL))
}

/** A backup that could not be noted is none the worse. */
async function note(...[where, made]: Parameters<typeof noteBackup>) {
	const why = await noteBackup(where, made).then(
		(isNoted) => (isNoted ? null : 'the data are of an older version'),
		(error: Error) => error.message,
	)
	if (why !== null)
		process.stderr.write(`The store does not show this backup at /admin/jobs: ${why}.\n`)
}
