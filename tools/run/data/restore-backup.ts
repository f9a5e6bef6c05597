// Puts a backup in the place of a store's data. Run on the pinned Node, by restore.mjs.
import { parseArgs } from 'node:util'
import { failureWords } from '../../../store/backup/failure-words.ts'
import { type Restored, restore } from '../../../store/backup/restore.ts'
import { dataPlace, leave } from './data-place.ts'

const USAGE = 'Say which backup: npm run restore -- /mnt/backups/2026-11-22 [--unsigned]'

try {
	const { folder, isUnsignedTaken } = given(process.argv.slice(2))
	process.stdout.write(report(await restore(dataPlace(), folder, { isUnsignedTaken })))
} catch (error) {
	leave(failureWords(error, process.env.DATABASE_URL))
}

function given(args: string[]) {
	try {
		const options = { unsigned: { type: 'boolean', default: false } } as const
		const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
		const [folder, ...others] = positionals
		if (folder && others.length === 0) return { folder, isUnsignedTaken: values.unsigned }
	} catch {
		// Answered below.
	}
	throw new Error(USAGE)
}

function report({ before, madeAt, signedBy, migratedFrom }: Restored): string {
	const lines = [
		`The data is as it was on ${madeAt}; stock and orders agree.`,
		...(migratedFrom ? [`Its schema was ${migratedFrom}; it has been migrated.`] : []),
		...(signedBy === 'store'
			? []
			: ['Nothing shows where it comes from: this store has not signed it.']),
		...(before ? [`What was there before is in ${before}.`] : []),
	]
	return `${lines.join('\n')}\n`
}
